import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'

/** The office's live booking of the same offer, if it was made through the desk; null if none is known. */
export async function earlierBookingOf(
  desk: Desk,
  officeId: string,
  kind: BookingKind,
  offerCode: string,
): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', officeId)
    .where('kind', '=', kind)
    .where('offer_hash', '=', bodyHash(offerCode))
    .where('state', 'in', statesStanding(kind, 'held', 'underway', 'made'))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.reference ?? null
}
