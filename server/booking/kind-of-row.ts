import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Desk } from '../desk.ts'

/** The kind of a booking that this office's desk knows; null for one that it does not. */
export async function kindOfRow(
  desk: Desk,
  officeId: string,
  reference: string,
): Promise<BookingKind | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('kind')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.kind ?? null
}
