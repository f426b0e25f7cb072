import { MAX_CHECK_IN_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from '../../../contract/hotel/limits.ts'
import { dateOf } from '../../clock.ts'
import type { Occupancy, Stay } from '../../supply/hotel/stay.ts'

const DAY_MILLIS = 86_400_000

/** A room of a search whose rules are not checked yet. */
export type AskedRoom = {
  adults: number
  /** Null: the number of ages counts. */
  children: number | null
  childAges: readonly number[]
}

/** The broken rule of a stay; each family has its own sentence for it. */
export type StayFault = 'past' | 'order' | 'nights' | 'ahead' | 'rooms' | 'adults' | 'ages'

/** Whole days from one date to another, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS)
}

/**
 * The stay of a search, or the first rule that it breaks (gaps 89, 111; the limits on
 * nights, days ahead and rooms are ours).
 * @param when the office's date, from which days ahead are counted, and the first check-in that is not past
 *   where the hotel is (`firstCheckIn`).
 */
export function stayOf(
  input: { checkIn: string; checkOut: string; rooms: readonly AskedRoom[] },
  when: { today: string; first: string },
): { ok: true; stay: Stay; nights: number } | { ok: false; fault: StayFault } {
  const { checkIn, checkOut, rooms } = input
  const nights = daysBetween(checkIn, checkOut)
  const fault = datesFault(checkIn, nights, when) ?? roomsFault(rooms)
  if (fault) return { ok: false, fault }
  const occupancies: Occupancy[] = rooms.map(({ adults, childAges }) => ({ adults, childAges }))
  return { ok: true, stay: { checkIn, checkOut, occupancies }, nights }
}

function datesFault(
  checkIn: string,
  nights: number,
  { today, first }: { today: string; first: string },
): StayFault | null {
  if (checkIn < first) return 'past'
  if (nights < 1) return 'order'
  if (nights > MAX_NIGHTS) return 'nights'
  return daysBetween(today, checkIn) > MAX_CHECK_IN_DAYS_AHEAD ? 'ahead' : null
}

function roomsFault(rooms: readonly AskedRoom[]): StayFault | null {
  if (rooms.length > MAX_ROOMS) return 'rooms'
  if (rooms.some((room) => room.adults < 1)) return 'adults'
  const uneven = rooms.some(({ children, childAges }) => children !== null && children !== childAges.length)
  return uneven ? 'ages' : null
}

/** The nights of a stay as YYYY-MM-DD, from check-in to the day before check-out. */
export function nightsOf({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string[] {
  const from = Date.parse(checkIn)
  return Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) =>
    dateOf(new Date(from + night * DAY_MILLIS)),
  )
}
