import type { Services } from '../../services.ts'
import { findBooking } from '../booking/find-booking.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { Cancellation } from './cancel.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { penaltyCents } from './terms.ts'

/**
 * Computes what cancelling would cost now and refund, without changing anything. Both are zero for a held
 * booking, which is not paid yet.
 * Source: Session gateway, HotelCancelDisplay; gap 101.
 * Faults: `not-found`, `cancelled-already`, `not-cancellable`: nothing was reserved.
 */
export async function displayCancellation(
  services: Services,
  caller: Caller,
  input: { reference: string },
): Promise<
  Outcome<
    { booking: HotelBooking; cancellation: Cancellation },
    'not-found' | 'not-cancellable' | 'cancelled-already'
  >
> {
  const found = await findBooking(services, hotelKind, caller, { ...input, clientReference: null })
  if (!found.ok) return fail('not-found')
  const booking = found.value
  switch (booking.state) {
    case 'cancelled':
    case 'withdrawn':
      return fail('cancelled-already')
    case 'short':
    case 'duplicate':
      return fail('not-cancellable')
    case 'held':
      return ok({ booking, cancellation: { chargeCents: 0, refundCents: 0 } })
    case 'confirmed': {
      const { rate, hotel } = booking.detail
      const chargeCents = penaltyCents(rate, hotel.timeZone, caller.now)
      const refundCents = Number(booking.total_cents) - chargeCents
      return ok({ booking, cancellation: { chargeCents, refundCents } })
    }
  }
}
