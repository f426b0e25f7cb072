import type { Services } from '../services.ts'
import type { Scenario } from '../supply/scenario.ts'
import type { ArmableScenario } from '../domain/sandbox/armed.ts'

/** Scenarios for ordinary inventory: once armed, each applies to the next matching call of the office. */
const armedScenarios: Readonly<Record<ArmableScenario, string>> = {
  ticket_stall: 'The next ticket that falls due stays in process',
  ticket_fail: 'The airline refuses the next ticket that falls due, and what was held is released',
  sold_out: 'The next revalidation or rate check is refused: Err0102005',
  expired: 'The next revalidation or rate check is refused: Err0102003',
  price_rise: 'The next revalidation or rate check costs more: PriceChange',
  price_fall: 'The next revalidation costs less: PriceChange',
  rise_at_booking: 'The next AirBook costs more than its revalidation: PriceChange in its answer',
  retime:
    'The next ticketed flight booking that is read (AirBookingData) before its departure has its first leg 45 minutes later from then on',
  reprice:
    'The next activity whose price is asked for one date, or booked, costs a tenth more from then on: product_type_pricing_updated',
}

/** What to do at a desk once each of them is armed. */
const steps: Readonly<Record<ArmableScenario, string>> = {
  ticket_stall: 'Now hold a flight, issue its ticket and advance the clock by a minute.',
  ticket_fail: 'Now hold a flight, issue its ticket and advance the clock by a minute.',
  sold_out: 'Now choose a fare or a hotel rate: its price check is refused.',
  expired: 'Now choose a fare or a hotel rate: its price check is refused.',
  price_rise: 'Now choose a fare or a hotel rate: its price check asks about the new price.',
  price_fall: 'Now choose a fare: its price check shows the lower price.',
  rise_at_booking: 'Now choose a fare, fill the form and hold it.',
  retime: 'Now open a ticketed flight booking, or refresh it.',
  reprice: 'Now choose a date of any activity.',
}

/** The offers or bookings that each of them applies to. */
const struck: Readonly<Record<ArmableScenario, Pick<Scenario, 'family' | 'title'>>> = {
  ticket_stall: { family: 'flights', title: 'any ticket' },
  ticket_fail: { family: 'flights', title: 'any ticket' },
  sold_out: { title: 'any fare or hotel rate' },
  expired: { title: 'any fare or hotel rate' },
  price_rise: { title: 'any fare or hotel rate' },
  price_fall: { family: 'flights', title: 'any fare' },
  rise_at_booking: { family: 'flights', title: 'any fare' },
  retime: { family: 'flights', title: 'any ticketed flight' },
  reprice: { family: 'activities', title: 'any product' },
}

/** Every scenario of the sandbox, for the control plane and for the desk's list of scenarios. */
export function scenarios({ activities, air, hotels }: Services): Scenario[] {
  const armed = Object.entries(armedScenarios).map(([id, effect]): Scenario => ({
    id,
    ...struck[id as ArmableScenario],
    trigger: `POST /_sandbox/arm {"scenario": "${id}", "office": "<OfficeId>"}`,
    effect,
    steps: steps[id as ArmableScenario],
    target: { kind: 'arm' },
  }))
  return [...air.scenarios, ...hotels.scenarios, ...activities.scenarios, ...armed]
}
