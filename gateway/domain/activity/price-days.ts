import { PRICE_MONTHS } from '../../../contract/activity/limits.ts'
import type { Services } from '../../services.ts'
import type { DayRange } from '../../supply/activity/port.ts'
import type { Timeslot, Variant, VariantDay } from '../../supply/activity/variant.ts'
import { localDateAt, wallTimeAt } from '../../time-zone.ts'
import { runDue } from '../booking/run-due.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { placesScope, readPlaces } from './places-taken.ts'
import { repriced, repricings, strikeReprice } from './repricing.ts'

/** Prices of a variant for the dates of a range that are not past in its zone. */
type Asked = { from: string | null; to: string | null }

/** The range ends before it begins. */
export type RangeFault = 'reversed'

/**
 * The dates on which a variant is offered, with prices and places. Without a beginning the range begins
 * today, without an end it is a month long; it ends six months from today at the latest (Activity v2,
 * price-lists; gap 189). A question for a single date comes before its booking, so an armed repricing is
 * applied there.
 * Fault: `rule-broken`.
 */
export async function priceDays(
  services: Services,
  caller: Pick<Caller, 'officeId' | 'environment' | 'now'>,
  variant: Variant,
  dates: Asked,
): Promise<Outcome<readonly VariantDay[], 'rule-broken', RangeFault>> {
  const { now } = caller
  const today = localDateAt(variant.timeZone, now)
  const from = dates.from ?? today
  const to = dates.to ?? plusMonths(from, 1)
  if (to < from) return broken('reversed')
  const last = plusMonths(today, PRICE_MONTHS)
  const range: DayRange = { from: from > today ? from : today, to: to < last ? to : last }
  if (range.to < range.from) return ok([])
  // Places of bookings that have ended since are free again.
  await runDue(services, caller.officeId)
  const taken = await readPlaces(services.db, placesScope(caller, variant), variant.uuid, range)
  if (range.from === range.to) await strikeReprice(services, caller, variant.uuid)
  const raises = await repricings(services.db, caller.officeId, variant.uuid)
  return ok(repriced(await services.activities.days(variant, range, now, taken), raises.length))
}

/** The starts of a date that have not begun; all of them without a date (gap 188). */
export function startsOf(variant: Variant, date: string | null, now: Date): readonly Timeslot[] {
  if (date === null) return variant.timeslots
  const wall = wallTimeAt(variant.timeZone, now)
  const today = wall.slice(0, 10)
  if (date < today) return []
  return variant.timeslots.filter(({ startTime }) => date > today || startTime > wall.slice(11, 16))
}

/** The same day some months later, or the last day of that month (31 August to 28 February). */
export function plusMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
