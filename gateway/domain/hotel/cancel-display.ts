import type { Services } from '../../services.ts'
import { findBooking } from '../booking/find-booking.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { Cancellation } from './cancel.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { hasEnded, penaltyCents } from './terms.ts'

/** The cost of cancelling a booking now; `refundable`: whether its terms still give anything back. */
export type ShownCancellation = { booking: HotelBooking; cancellation: Cancellation; refundable: boolean }

/**
 * Computes the cost and the refund of cancelling now, without changing anything. Both are zero for a held
 * booking, which is not paid yet. A stay that has ended costs its whole price.
 * Source: Session gateway, HotelCancelDisplay; gaps 101, 256.
 * Faults: `not-found`, `cancelled-already`, `not-cancellable`: nothing was reserved.
 */
export async function displayCancellation(
  services: Services,
  caller: Caller,
  input: { reference: string },
): Promise<Outcome<ShownCancellation, 'not-found' | 'not-cancellable' | 'cancelled-already'>> {
  const result = await findBooking(services, hotelKind, caller, { ...input, clientReference: null })
  if (!result.ok) return fail('not-found')
  const booking = result.value
  const { detail } = booking
  const hasTerms = detail.rate.terms !== 'non_refundable'
  switch (booking.state) {
    case 'cancelled':
    case 'withdrawn':
      return fail('cancelled-already')
    case 'short':
    case 'duplicate':
      return fail('not-cancellable')
    case 'held':
      return ok({ booking, cancellation: { chargeCents: 0, refundCents: 0 }, refundable: hasTerms })
    case 'confirmed': {
      const ended = hasEnded(detail, caller.now)
      const totalCents = Number(booking.total_cents)
      const chargeCents = ended ? totalCents : penaltyCents(detail.rate, detail.hotel.timeZone, caller.now)
      const cancellation = { chargeCents, refundCents: totalCents - chargeCents }
      return ok({ booking, cancellation, refundable: hasTerms && !ended })
    }
  }
}
