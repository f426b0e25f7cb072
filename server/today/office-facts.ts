import 'server-only'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

const MOST_ADMINS = 5

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

/** Names of the admins of the office who have signed in at this desk: whom to ask. The latest first. */
export async function adminNames(here: Desk, { officeId, userName }: AnyGrant): Promise<string[]> {
  const db = await here.store.db()
  const rows = await db
    .selectFrom('person')
    .select('display_name')
    .where('office_id', '=', officeId)
    .where('role', '=', 'admin')
    .where('user_name', '!=', userName)
    .orderBy('last_seen_at', 'desc')
    .limit(MOST_ADMINS)
    .execute()
  return rows.map(({ display_name }) => display_name)
}

/** Why a person may not take bookings off the list of what needs attention; null if they may. */
export function attendBarOf({ role }: Pick<AnyGrant, 'role'>): string | null {
  return role === 'viewer' ? 'Viewers only read. Ask an agent or an admin.' : null
}
