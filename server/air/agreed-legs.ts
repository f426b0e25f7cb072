import 'server-only'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import type { AgreedTerms } from '../../lib/booking/booking-view.ts'

/**
 * A booking with the legs of the fare that was held. Its record lists the flights flat (gap 76), so that two
 * legs of one day look like a connection. Unchanged where the desk did not hold it, or where the number of
 * flights has changed since.
 */
export function withAgreedLegs(booking: AirBookingView, { partSizes = [] }: AgreedTerms): AirBookingView {
  const legOf = partSizes.flatMap((size, leg) => Array<number>(size).fill(leg))
  if (legOf.length !== booking.segments.length) return booking
  const segments = booking.segments.map((segment, index) => {
    const legIndex = legOf[index] ?? segment.legIndex
    const connects = legOf[index + 1] === legIndex
    return { ...segment, legIndex, connectionMinutes: connects ? segment.connectionMinutes : null }
  })
  return { ...booking, segments }
}
