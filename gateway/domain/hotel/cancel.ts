import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { HotelBooking, HotelDetail } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { hasEnded, penaltyCents } from './terms.ts'

/**
 * The cost and the refund of a cancellation; both zero for a held booking, which was not paid. Cents of USD.
 */
export type Cancellation = NonNullable<HotelDetail['cancellation']>

/**
 * Cancels a `held` booking, which releases its funds at once (`cancelled`), or a `confirmed` one, which
 * refunds the amount that its policy leaves by the hotel's clock (`withdrawn`). Its rooms become free again.
 * Source: Session gateway, HotelCancel; gaps 98, 99, 100, 256.
 * Faults: `not-found`, `not-yours`, `cancelled-already`; `not-cancellable`: a confirmed booking without a
 * refund by its terms or whose stay has ended, and any other state.
 */
export function cancelHotel(
  services: Services,
  grant: Grant<'hotel_cancel'>,
  input: { reference: string },
): Promise<
  Outcome<
    { booking: HotelBooking; cancellation: Cancellation },
    NotActedOn | 'cancelled-already' | 'not-cancellable'
  >
> {
  return actOn(services, hotelKind, grant, input.reference, async (tx, booking) => {
    const { detail, state } = booking
    if (state === 'cancelled' || state === 'withdrawn') return fail('cancelled-already')
    const paid = state === 'confirmed'
    const isFinal = detail.rate.terms === 'non_refundable' || hasEnded(detail, grant.now)
    if (paid && isFinal) return fail('not-cancellable')
    const chargeCents = paid ? penaltyCents(detail.rate, detail.hotel.timeZone, grant.now) : 0
    const refundCents = paid ? Number(booking.total_cents) - chargeCents : 0
    const cancellation = { chargeCents, refundCents }
    const cancelled = await moveBooking(tx, hotelKind, booking, 'cancel', {
      at: grant.now,
      requestId: grant.requestId,
      detail: { ...detail, cancellation, canExtend: false, voucherDueAt: null },
      refundCents: BigInt(refundCents),
    })
    return cancelled ? ok({ booking: cancelled, cancellation }) : fail('not-cancellable')
  })
}
