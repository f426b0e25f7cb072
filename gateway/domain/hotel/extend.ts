import { EXTENSION_MINUTES } from '../../../contract/hotel/booking-states.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { actOn } from '../booking/act-on.ts'
import { moveDeadline } from '../booking/move-deadline.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'

/**
 * Gives a held booking ten minutes more, once; PaymentDeadline and auto-cancel move together.
 * Source: Session gateway, HotelExtendPaymentDeadline; gaps 102, 203.
 * Errors: Err0104002 no such booking in the office, Err0103007 neither owner nor admin, Err0103006 any state but 10, or
 * extended before.
 */
export function extendDeadline(
  services: Services,
  grant: Grant<'hotel_extend_payment_deadline'>,
  input: { reference: string },
): Promise<Outcome<HotelBooking, 'Err0104002' | 'Err0103006' | 'Err0103007'>> {
  return actOn(services, hotelKind, grant, input.reference, async (tx, booking) => {
    const { detail, lapses_at: lapsesAt } = booking
    if (booking.state !== 'held' || !lapsesAt) return fail('Err0103006')
    if (!detail.canExtend) {
      return fail('Err0103006', 'The payment deadline of this booking can not be extended')
    }
    const extended = await moveDeadline(tx, hotelKind, booking, {
      at: grant.now,
      requestId: grant.requestId,
      deadline: plusSeconds(lapsesAt, EXTENSION_MINUTES * 60),
      detail: { ...detail, canExtend: false },
    })
    return ok(extended)
  })
}
