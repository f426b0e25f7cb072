import 'server-only'
import type { AgreedTerms, BookingView } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'
import type { KindOfBooking } from './kind.ts'

/** What was agreed to when a booking was held; null where this office's desk did not hold it. */
export async function agreedOf(desk: Desk, officeId: string, reference: string): Promise<AgreedTerms | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('agreed')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.agreed ?? null
}

/** A booking by what was agreed to, where that tells what its record does not. */
export function asAgreed<View extends BookingView>(
  kind: Pick<KindOfBooking<View>, 'asAgreed'>,
  booking: View,
  agreed: AgreedTerms | null,
): View {
  return (agreed && kind.asAgreed?.(booking, agreed)) ?? booking
}
