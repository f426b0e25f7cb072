import { ARRIVAL_DEFAULT_DAYS, PRICE_MONTHS } from '../../../contract/activity/limits.ts'
import { bookedTicketTypes, type BookedTicketType } from '../../../contract/activity/codes.ts'
import { plusSeconds } from '../../clock.ts'
import type { PriceSet, Timeslot, Variant, VariantDay } from '../../supply/activity/variant.ts'
import { localDateAt, wallTimeAt } from '../../time-zone.ts'
import type { Party } from './activity-booking.ts'
import { plusMonths, startsOf } from './price-days.ts'

/** Why a date, a start or a party cannot be booked; the order is that in which they are checked. */
export type OrderFault =
  | { rule: 'past' | 'beyond' | 'cut-off' | 'not-offered' | 'sold-out'; date: string }
  | { rule: 'no-slot'; date: string; starts: readonly string[] }
  | { rule: 'unknown-slot' | 'begun'; start: string; date: string }
  | { rule: 'not-admitted' | 'too-few' | 'too-many'; type: BookedTicketType; limit: number }
  | { rule: 'party-too-small' | 'party-too-large'; limit: number }
  | { rule: 'places'; date: string; left: number }

const DAY_SECONDS = 86_400

/** The date that is meant when none is named: in a week, in the activity's zone (gap 174). */
export function defaultDate({ timeZone }: Variant, now: Date): string {
  // By days of the calendar: a change of the clocks makes one of them shorter or longer.
  return daysAfter(localDateAt(timeZone, now), ARRIVAL_DEFAULT_DAYS)
}

/** Whether a variant may be booked for a date at all, before the supplier is asked for its prices. */
export function dateFault(variant: Variant, date: string, now: Date): OrderFault | null {
  const { timeZone, daysInAdvance, cutOffTime } = variant
  const today = localDateAt(timeZone, now)
  if (date < today) return { rule: 'past', date }
  if (date > plusMonths(today, PRICE_MONTHS)) return { rule: 'beyond', date }
  const until = daysAfter(date, -daysInAdvance)
  return wallTimeAt(timeZone, now) >= `${until}T${cutOffTime}:00` ? { rule: 'cut-off', date } : null
}

function daysAfter(date: string, days: number): string {
  return plusSeconds(new Date(date), days * DAY_SECONDS)
    .toISOString()
    .slice(0, 10)
}

/** Whether the supplier offers a date and has any place left on it. */
export function dayFault(day: VariantDay | undefined, date: string): OrderFault | null {
  if (!day || day.sets.length === 0) return { rule: 'not-offered', date }
  return day.sets.every(({ places }) => places === 0) ? { rule: 'sold-out', date } : null
}

/** The start that a request means, by uuid or time (gap 173); null where the variant has none. */
export function slotOf(
  variant: Variant,
  date: string,
  start: string | null,
  now: Date,
): Timeslot | OrderFault | null {
  const { timeslots } = variant
  if (timeslots.length === 0) return start === null ? null : { rule: 'unknown-slot', start, date }
  const left = startsOf(variant, date, now)
  if (start === null) return { rule: 'no-slot', date, starts: left.map(({ startTime }) => startTime) }
  const slot = timeslots.find(({ uuid, startTime }) => uuid === start || startTime === start)
  if (!slot) return { rule: 'unknown-slot', start, date }
  return left.includes(slot) ? slot : { rule: 'begun', start: slot.startTime, date }
}

/** Whether a variant takes these travellers: each type within its bounds, and all of them together. */
export function partyFault(variant: Variant, party: Party): OrderFault | null {
  for (const type of bookedTicketTypes) {
    const many = party[type]
    const ticket = variant.tickets.find((each) => each.type === type)
    if (!ticket?.allowed) {
      if (many > 0) return { rule: 'not-admitted', type, limit: 0 }
      continue
    }
    // Nobody needs to be an adult where the whole party may be empty (gap 175).
    const least = type === 'adult' ? (variant.minPax === 0 ? 0 : Math.max(1, ticket.min)) : ticket.min
    if (many < least) return { rule: 'too-few', type, limit: least }
    if (many > ticket.max) return { rule: 'too-many', type, limit: ticket.max }
  }
  const size = partySize(party)
  const least = Math.max(1, variant.minPax)
  if (size < least) return { rule: 'party-too-small', limit: least }
  const { maxPax } = variant
  return maxPax !== null && size > maxPax ? { rule: 'party-too-large', limit: maxPax } : null
}

/** How many travel. */
export function partySize(party: Party): number {
  return bookedTicketTypes.reduce((sum, type) => sum + party[type], 0)
}

/** The prices of a start that has places for a party; null when none has. */
export function setFor(day: VariantDay | undefined, slot: Timeslot | null, places: number): PriceSet | null {
  return setsOf(day, slot).find((set) => set.places >= places) ?? null
}

/** The most places that a start has left. */
export function placesLeft(day: VariantDay | undefined, slot: Timeslot | null): number {
  return Math.max(0, ...setsOf(day, slot).map(({ places }) => places))
}

function setsOf(day: VariantDay | undefined, slot: Timeslot | null): PriceSet[] {
  return (day?.sets ?? []).filter(({ timeslotUuid }) => timeslotUuid === (slot?.uuid ?? null))
}
