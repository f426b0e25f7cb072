import 'server-only'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'

/** The office's living booking of the same fare, as far as it was made through the desk; null where none is known. */
export async function earlierBookingOf(
  desk: Desk,
  officeId: string,
  fareSourceCode: string,
): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('unique_id')
    .where('office_id', '=', officeId)
    .where('fare_hash', '=', bodyHash(fareSourceCode))
    .where('state', 'in', ['held', 'ticketing', 'ticketed'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.unique_id ?? null
}
