import 'server-only'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Whether the office has any booking. */
export async function hasBookings(here: Desk, { officeId }: AnyGrant): Promise<boolean> {
  const db = await here.store.db()
  const row = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', officeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Why a person may not take bookings off the list of those that need attention; null if they may. */
export function attendBarOf({ role }: Pick<AnyGrant, 'role'>): string | null {
  return role === 'viewer' ? VIEWERS_READ : null
}
