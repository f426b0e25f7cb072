import { wallInstant } from '../zone.ts'
import type { BookingView } from './booking-view.ts'

/**
 * The effect of cancelling a booking now. `closed`: nothing is cancelled any more. `without-refund`: nothing
 * comes back. Money that is held is released in full at any time.
 * @param nowMs office time, epoch milliseconds
 */
export function cancellingAt(
  { cancelTimes, money }: Pick<BookingView, 'cancelTimes' | 'money'>,
  nowMs: number,
): 'open' | 'without-refund' | 'closed' {
  if (!cancelTimes || money.place !== 'charged') return 'open'
  const hasCome = (at: string | null) => at !== null && Date.parse(at) <= nowMs
  if (hasCome(cancelTimes.closedFrom)) return 'closed'
  return hasCome(cancelTimes.nothingFrom) ? 'without-refund' : 'open'
}

/**
 * The instant of a wall time at a place, ISO 8601 UTC. Where the zone is not known, the last instant at which
 * any clock on earth shows that time: a deadline that is over then is over everywhere.
 * @param wall local time with seconds
 * @param timeZone IANA name
 */
export function surelyBy(wall: string, timeZone: string | undefined): string {
  const FURTHEST_WEST = '-12:00'
  return wallInstant(wall, timeZone) ?? new Date(`${wall}${FURTHEST_WEST}`).toISOString()
}
