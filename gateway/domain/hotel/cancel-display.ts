import type { Services } from '../../services.ts'
import { findBooking } from '../booking/find-booking.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { Cancellation } from './cancel.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { penaltyCents } from './penalty.ts'

/**
 * What cancelling would cost now and give back: of a held booking neither, since it is not paid. Changes nothing.
 * Source: Session gateway, HotelCancelDisplay; gap 101.
 * Errors: Err0104002 no such booking in the office, Err0103005 cancelled before, Err0103004 nothing was reserved.
 */
export async function displayCancellation(
  services: Services,
  caller: Caller,
  input: { reference: string },
): Promise<
  Outcome<{ booking: HotelBooking; cancellation: Cancellation }, 'Err0104002' | 'Err0103004' | 'Err0103005'>
> {
  const found = await findBooking(services, hotelKind, caller, { ...input, clientReference: null })
  if (!found.ok) return fail('Err0104002')
  const booking = found.value
  switch (booking.state) {
    case 'cancelled':
    case 'withdrawn':
      return fail('Err0103005')
    case 'short':
    case 'duplicate':
      return fail('Err0103004')
    case 'held':
      return ok({ booking, cancellation: { chargeCents: 0, refundCents: 0 } })
    case 'confirmed': {
      const chargeCents = penaltyCents(booking.detail.rate, caller.now)
      const refundCents = Number(booking.total_cents) - chargeCents
      return ok({ booking, cancellation: { chargeCents, refundCents } })
    }
  }
}
