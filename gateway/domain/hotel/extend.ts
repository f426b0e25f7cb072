import { EXTENSION_MINUTES } from '../../../contract/hotel/booking-states.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveDeadline } from '../booking/move-deadline.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'

/**
 * Extends a held booking by ten minutes, once. PaymentDeadline and auto-cancel move together.
 * Source: Session gateway, HotelExtendPaymentDeadline; gaps 102, 203.
 * Faults: `not-found`, `not-yours`, `not-held`, `extended-already`.
 */
export function extendDeadline(
  services: Services,
  grant: Grant<'hotel_extend_payment_deadline'>,
  input: { reference: string },
): Promise<Outcome<HotelBooking, NotActedOn | 'not-held' | 'extended-already'>> {
  return actOn(services, hotelKind, grant, input.reference, async (tx, booking) => {
    const { detail, lapses_at: lapsesAt } = booking
    if (booking.state !== 'held' || !lapsesAt) return fail('not-held')
    if (!detail.canExtend) return fail('extended-already')
    const extended = await moveDeadline(tx, hotelKind, booking, {
      at: grant.now,
      requestId: grant.requestId,
      deadline: plusSeconds(lapsesAt, EXTENSION_MINUTES * 60),
      detail: { ...detail, canExtend: false },
    })
    return ok(extended)
  })
}
