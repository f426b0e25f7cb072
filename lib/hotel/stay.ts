import { MAX_CHECK_IN_DAYS_AHEAD, MAX_NIGHTS } from '../../contract/hotel/limits.ts'
import { addDays, daysBetween, type CalendarDate } from '../dates.ts'
import { firstDateAnywhere } from '../first-date.ts'
import { plural } from '../plural.ts'

/** Guests of one room: adults, and the age of each child at check-out. */
export type StayRoom = { adults: number; children: readonly number[] }

/** Check-in, check-out and rooms. */
export type StayDates = { checkIn: CalendarDate; checkOut: CalendarDate; rooms: readonly StayRoom[] }

/** A whole stay as a city search takes it. `place` is the `external_id` of a place, sent as received. */
export type Stay = StayDates & { place: string }

/** The guests of a room unless something else is chosen. */
export const DEFAULT_ROOM: StayRoom = { adults: 2, children: [] }

/** Defaults of an empty form: days until check-in, and nights. */
const DEFAULT_DAYS_AHEAD = 14
const DEFAULT_NIGHTS = 2

/** The dates and rooms of an empty form. */
export function defaultDates(today: CalendarDate): StayDates {
  const checkIn = addDays(today, DEFAULT_DAYS_AHEAD)
  return { checkIn, checkOut: addDays(checkIn, DEFAULT_NIGHTS), rooms: [DEFAULT_ROOM] }
}

/** Nights between check-in and check-out. */
export function nightsOf(stay: Pick<StayDates, 'checkIn' | 'checkOut'>): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/**
 * Why a search for these dates would be refused wherever it is for, for the agent; null if it would not. The
 * booking service knows the zone of a hotel, and refuses dates that have passed there.
 * @param officeNow office time, ISO 8601 UTC
 */
export function datesProblem(
  stay: Pick<StayDates, 'checkIn' | 'checkOut'>,
  officeNow: string,
): string | null {
  const today = officeNow.slice(0, 10)
  if (stay.checkIn < firstDateAnywhere(officeNow)) return 'These dates have passed. Choose new dates.'
  if (nightsOf(stay) < 1) return 'Check-out must be after check-in.'
  if (nightsOf(stay) > MAX_NIGHTS) return `A stay can be at most ${MAX_NIGHTS} nights.`
  if (daysBetween(today, stay.checkIn) > MAX_CHECK_IN_DAYS_AHEAD) {
    return `Check-in can be at most ${MAX_CHECK_IN_DAYS_AHEAD} days ahead.`
  }
  return null
}

/** Rooms, also while they are being filled in: an age that was not entered yet is null. */
type RoomGuests = { adults: number; children: readonly (number | null)[] }

/** `4 adults, 1 child (6)`: all guests, with the children's ages in brackets. */
export function guestsText(rooms: readonly RoomGuests[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap((room) => room.children)
  const grown = plural(adults, 'adult')
  if (ages.length === 0) return grown
  return `${grown}, ${plural(ages.length, 'child', 'children')} (${ages.map((age) => age ?? '?').join(', ')})`
}

/** `2 rooms · 4 adults, 1 child (6)`. */
export function roomsText(rooms: readonly RoomGuests[]): string {
  return `${plural(rooms.length, 'room')} · ${guestsText(rooms)}`
}

/** The rooms and nights that a price is for: `2 rooms, 3 nights`. */
export function pricedFor(stay: Omit<StayDates, 'rooms'> & { rooms: readonly unknown[] }): string {
  return `${plural(stay.rooms.length, 'room')}, ${nightsText(nightsOf(stay))}`
}

/** `3 nights`. */
export function nightsText(nights: number): string {
  return plural(nights, 'night')
}
