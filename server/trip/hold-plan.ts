import 'server-only'
import { draftKeyPrefix } from '../../lib/booking/draft.ts'
import type { FormPeople } from '../../lib/booking/form-people.ts'
import { markupOf } from '../../lib/booking/markup.ts'
import { typedMarkup } from '../../lib/booking/typed-markup.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { clientPrice } from '../../lib/money.ts'
import type { HoldPlanOutcome, PlanLine } from '../../lib/trip/hold-run.ts'
import type { TripOption } from '../../lib/trip/trip.ts'
import { barOf } from '../booking/bar.ts'
import type { FormSource } from '../booking/fill-form.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { latestDrafts } from '../draft/drafts.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeBar } from './change-trip.ts'
import { checkedOptions, differenceIn, type CheckedOption } from './check-options.ts'
import { openRun } from './hold-runs.ts'
import { peopleOfTrip } from './travellers.ts'
import { tripById } from './trips.ts'

/**
 * What holding all chosen options of a trip would do now: each is checked, its form is made for the people of
 * the trip, and what keeps it from being held is said. The longest-lived holds come first, so that the hold
 * that ends soonest is made last.
 */
export async function planHolds(desk: Desk, grant: AnyGrant, tripId: string): Promise<HoldPlanOutcome> {
  const bar = changeBar(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const run = await openRun(desk, grant, tripId)
  if (run !== null) return { kind: 'running', run }
  const trip = await tripById(desk, grant, tripId)
  if (trip === null) return { kind: 'refused', message: 'There is no such trip in this office.' }
  const checked = await checkedOptions(desk, grant, tripId, ({ chosen }) => chosen)
  if (checked.kind !== 'checked') return checked
  if (checked.options.length === 0) {
    return { kind: 'refused', message: 'Nothing is left to hold: every chosen option is booked.' }
  }
  const byId = new Map(trip.options.map((option) => [option.id, option]))
  const [people, config, admins] = await Promise.all([
    peopleOfTrip(desk, grant, trip),
    officeConfig(desk, grant),
    adminsOf(desk, grant.officeId),
  ])
  const lines: PlanLine[] = []
  for (const each of inHoldOrder(checked.options)) {
    const option = byId.get(each.id)
    if (!option) continue
    const holdBar = barOf(grant, kindOf(each.kind).hold.operation, admins)
    lines.push(lineOf(each, option, await formSource(desk, grant, people, option), holdBar))
  }
  const spendableCents = config.kind === 'read' ? config.wallet.spendableCents : null
  return { kind: 'plan', lines, spendableCents }
}

/** The longest-lived holds first, before all those that can be extended; as on the trip among equals. */
export function inHoldOrder<Item extends { kind: TripOption['kind'] }>(items: readonly Item[]): Item[] {
  const life = ({ kind }: Item) => {
    const { minutes, extends: extension } = kindFacts(kind).hold
    return extension === undefined ? minutes : Infinity
  }
  return items.toSorted((one, other) => (life(one) === life(other) ? 0 : life(other) - life(one)))
}

/**
 * From what the form of an option is made: the people of its trip, and what the person has typed for the same
 * offer.
 */
export async function formSource(
  desk: Desk,
  grant: AnyGrant,
  people: FormPeople,
  { kind, markup }: Pick<TripOption, 'kind' | 'markup'>,
): Promise<FormSource> {
  const drafts = await latestDrafts(desk, grant, draftKeyPrefix(kind))
  return { people, drafts, markup: typedMarkup(markup) }
}

function lineOf(
  each: CheckedOption,
  option: TripOption,
  source: FormSource,
  holdBar: string | null,
): PlanLine {
  const { found } = each
  const line = {
    optionId: each.id,
    kind: each.kind,
    title: each.offer.facts.title,
    difference: differenceIn(each),
    bookHref: option.bookHref,
  }
  if (found.kind !== 'priced') {
    const problem = found.kind === 'failed' ? found.message : 'Nobody sells this any more.'
    const nothing = { netCents: null, clientCents: null, refund: null, isDrafted: false }
    return { ...line, ...nothing, problems: [problem] }
  }
  const { totalCents, problems, isDrafted } = found.fill(source)
  return {
    ...line,
    netCents: totalCents,
    clientCents: clientPrice(totalCents, markupOf(option.markup, totalCents, found.party)),
    refund: found.refund,
    isDrafted,
    problems: holdBar === null ? problems : [holdBar, ...problems],
  }
}
