import type { Tx } from '../../store/transaction.ts'
import type { BookingRow } from './booking-row.ts'

/** Writes a booking's detail without moving it, and answers the booking as it is then. It is locked. */
export async function writeDetail<B extends BookingRow>(
  tx: Tx,
  booking: B,
  detail: NoInfer<B>['detail'],
  updatedAt: Date,
): Promise<B> {
  await tx
    .updateTable('booking')
    .set({ detail: JSON.stringify(detail), updated_at: updatedAt })
    .where('office_id', '=', booking.office_id)
    .where('reference', '=', booking.reference)
    .execute()
  return { ...booking, detail, updated_at: updatedAt }
}
