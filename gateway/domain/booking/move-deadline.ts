import type { Tx } from '../../store/transaction.ts'
import type { KindOfBooking } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { setTimer } from './timer.ts'

/** Moves the end of a hold and the reported limit. The caller has locked the row and the booking is held. */
export async function moveDeadline<B extends BookingRow>(
  tx: Tx,
  kind: KindOfBooking<B>,
  booking: B,
  change: { at: Date; requestId: string; deadline: Date; detail: NoInfer<B>['detail'] },
): Promise<B> {
  const { at, requestId, deadline, detail } = change
  const stamps = { lapses_at: deadline, limit_at: deadline, updated_at: at, request_id: requestId }
  await tx
    .updateTable('booking')
    .set({ ...stamps, detail: JSON.stringify(detail) })
    .where('office_id', '=', booking.office_id)
    .where('reference', '=', booking.reference)
    .execute()
  await setTimer(tx, {
    officeId: booking.office_id,
    kind: kind.lapseJob,
    subject: booking.reference,
    dueAt: deadline,
    requestId,
  })
  return { ...booking, ...stamps, detail }
}
