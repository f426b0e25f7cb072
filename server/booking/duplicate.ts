import 'server-only'
import { statesOf } from '../../lib/booking/booking-state.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'

/** The office's living booking of the same offer, as far as it was made through the desk; null where none is known. */
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
    .where('offer_hash', '=', bodyHash(fareSourceCode))
    .where('state', 'in', statesOf('held', 'underway', 'made'))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.unique_id ?? null
}
