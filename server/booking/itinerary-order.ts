import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { wallInstant } from '../../lib/zone.ts'
import type { ItineraryPart } from './kind-itinerary.ts'

/** Something of a booking on the day on which it stands. `isEnd`: the last day of a stay. */
export type PlacedPart = { part: ItineraryPart; booking: BookingView; day: string; isEnd: boolean }

/**
 * The parts of bookings in the order of time. A stay begins after the arrivals of its day, whatever hour its
 * house opens; among several bookings its end stands on its day too.
 */
export function atTheirTimes(
  bookings: readonly { booking: BookingView; parts: readonly ItineraryPart[] }[],
): PlacedPart[] {
  const all = bookings.flatMap(({ booking, parts }) => parts.map((part) => ({ part, booking })))
  const arrivals = all.flatMap(({ part }) => (part.use === 'moves' && part.to ? [part.to.wall] : []))
  const placed = all.flatMap(({ part, booking }) => {
    const { wall, timeZone } = part.from
    const start =
      part.use === 'nights' ? latest([wall, ...arrivals.filter((at) => isSameDay(at, wall))]) : wall
    const begins = { part, booking, isEnd: false, wall: start, timeZone }
    if (part.use !== 'nights' || part.to === null || bookings.length === 1) return [begins]
    return [begins, { part, booking, isEnd: true, wall: part.to.wall, timeZone: part.to.timeZone }]
  })
  placed.sort(byTime)
  return placed.map(({ part, booking, isEnd, wall }) => ({ part, booking, isEnd, day: wall.slice(0, 10) }))
}

type Timed = { wall: string; timeZone: string | null }

/** By instants where both zones are known, otherwise by the clocks of their places. */
function byTime(one: Timed, other: Timed): number {
  const [first, second] = [instantOf(one), instantOf(other)]
  return first !== null && second !== null ? first.localeCompare(second) : one.wall.localeCompare(other.wall)
}

function instantOf({ wall, timeZone }: Timed): string | null {
  return wallInstant(`${wall}:00`, timeZone ?? undefined)
}

function isSameDay(one: string, other: string): boolean {
  return one.slice(0, 10) === other.slice(0, 10)
}

function latest(walls: readonly string[]): string {
  return walls.toSorted().at(-1) ?? ''
}
