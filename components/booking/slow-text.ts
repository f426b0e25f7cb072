import type { BookingKind } from '../../contract/booking/kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { minutes, since } from './how-long.ts'

/**
 * How long a booking has been under way, and how long that usually takes: "Ticketing for over 3 min, usually
 * under 2 min".
 * @param sinceAt ISO 8601 UTC, office time; null if it is not known
 * @param officeNow epoch milliseconds, office time
 */
export function slowText(
  booking: { kind: BookingKind; state: string },
  sinceAt: string | null,
  officeNow: number,
): string {
  const { patienceMinutes } = kindFacts(booking.kind)
  return `${stateFacts(booking).word} for over ${since(sinceAt, officeNow)}, usually under ${minutes(patienceMinutes)}`
}
