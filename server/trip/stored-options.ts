import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { openOffer, type StoredOffer } from './stored-offer.ts'

/** An option of a trip with its offer as it is stored. */
export type StoredOption = {
  id: string
  kind: BookingKind
  slot: string
  chosen: boolean
  offer: StoredOffer
}

/** All options of a trip in their order. */
export async function storedOptions(desk: Desk, grant: AnyGrant, tripId: string): Promise<StoredOption[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('trip_option')
    .select(['id', 'kind', 'slot', 'chosen', 'offer'])
    .where('office_id', '=', grant.officeId)
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute()
  return rows.map(({ offer, ...row }) => ({ ...row, offer: openOffer(desk, grant.officeId, row.id, offer) }))
}
