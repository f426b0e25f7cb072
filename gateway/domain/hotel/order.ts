import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { setTimer } from '../booking/timer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { withVouchers } from './vouchers.ts'

/**
 * Confirms a held booking (10 to 20) and charges the held amount. Vouchers are issued at once, or later for a
 * hotel with delayed vouchers. Source: Session gateway, HotelOrder; gaps 95, 97.
 * Faults: `not-found`, `not-yours`, `not-held`.
 */
export function orderHotel(
  services: Services,
  grant: Grant<'hotel_order'>,
  input: { reference: string },
): Promise<Outcome<HotelBooking, NotActedOn | 'not-held'>> {
  return actOn(services, hotelKind, grant, input.reference, async (tx, booking) => {
    const { behaviour } = (await services.hotels.findHotel(booking.detail.hotel.hotelId)) ?? {}
    const dueAt = behaviour?.voucherSeconds ? plusSeconds(grant.now, behaviour.voucherSeconds) : null
    const detail = dueAt ? { ...booking.detail, voucherDueAt: dueAt.toISOString() } : withVouchers(booking)
    const ordered = await moveBooking(tx, hotelKind, booking, 'order', {
      at: grant.now,
      requestId: grant.requestId,
      orderedBy: grant.displayName,
      detail: { ...detail, canExtend: false },
    })
    if (!ordered) return fail('not-held')
    if (dueAt) {
      await setTimer(tx, {
        officeId: grant.officeId,
        kind: 'hotel-voucher',
        subject: booking.reference,
        dueAt,
        requestId: grant.requestId,
      })
    }
    return ok(ordered)
  })
}
