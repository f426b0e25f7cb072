/** A hold that returns its money at its deadline unless somebody completes it. */
export type ForecastHold = {
  reference: string
  /** Surname of the lead traveller, or the reference. */
  label: string
  cents: number
  /** ISO 8601 UTC, office time; null if it is not known. */
  deadlineAt: string | null
}

/** One or several holds that end, and the amount that is available afterwards if they lapse. */
export type ForecastStep = {
  /** Null if no deadline is known. */
  deadlineAt: string | null
  label: string
  cents: number
  afterCents: number
  count: number
}

/** The forecast of the available amount. Integer cents; instants are ISO 8601 UTC in office time. */
export type Forecast = {
  now: string
  /** Now, and also if everything held is ticketed: a hold has set its money aside already. */
  availableCents: number
  /** If everything held lapses. */
  lapsedCents: number
  /** In the order of their deadlines. */
  steps: ForecastStep[]
  /** The bookings that the wallet was short for, as if they were booked as well; null if none is known. */
  short: { label: string; cents: number; afterCents: number } | null
  /** 0 for none. */
  alertCents: number
}

/** The forecast of the available amount, from the holds and the bookings that the wallet was short for. */
export function forecastOf(facts: {
  now: string
  availableCents: number
  alertCents: number
  holds: readonly ForecastHold[]
  shorts: readonly { label: string; totalCents: number | null }[]
}): Forecast {
  const { availableCents } = facts
  let afterCents = availableCents
  const steps = facts.holds
    .toSorted((one, other) => deadlineOf(one) - deadlineOf(other))
    .map(({ label, cents, deadlineAt }): ForecastStep => {
      afterCents += cents
      return { deadlineAt, label, cents, afterCents, count: 1 }
    })
  const shorts = facts.shorts.flatMap(({ label, totalCents }) =>
    totalCents === null ? [] : [{ label, cents: totalCents }],
  )
  const shortCents = shorts.reduce((sum, { cents }) => sum + cents, 0)
  const [first] = shorts
  return {
    now: facts.now,
    availableCents,
    lapsedCents: afterCents,
    steps,
    short: first
      ? {
          label: shorts.length === 1 ? first.label : `${shorts.length} bookings`,
          cents: shortCents,
          afterCents: availableCents - shortCents,
        }
      : null,
    alertCents: facts.alertCents,
  }
}

/** At most so many steps: the last ones become one. */
export function fewerSteps(steps: readonly ForecastStep[], most: number): ForecastStep[] {
  const rest = steps.slice(most - 1)
  const last = rest.at(-1)
  if (steps.length <= most || !last) return [...steps]
  const sum = (of: (step: ForecastStep) => number) => rest.reduce((total, step) => total + of(step), 0)
  const count = sum((step) => step.count)
  return [
    ...steps.slice(0, most - 1),
    { ...last, label: `${count} more`, cents: sum(({ cents }) => cents), count },
  ]
}

function deadlineOf({ deadlineAt }: ForecastHold): number {
  return deadlineAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(deadlineAt)
}
