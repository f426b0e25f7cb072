import 'server-only'
import type { Settlement } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'

/** How the charges of these bookings were settled, as last read, by reference. */
export async function settlementsOf(
  desk: Desk,
  officeId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, Settlement>> {
  if (references.length === 0) return new Map()
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'settlement'])
    .where('office_id', '=', officeId)
    .where('reference', 'in', references)
    .execute()
  return new Map(rows.flatMap(({ reference, settlement }) => (settlement ? [[reference, settlement]] : [])))
}
