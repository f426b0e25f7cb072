import 'server-only'
import type { Desk } from '../desk.ts'
import type { Identity } from './gateway-session.ts'

/**
 * Remembers who signed in, with role and permissions as the gateway gave them. The documents have no list of
 * an office's people, so the administration shows these.
 * @param officeId the desk's id of the office
 */
export async function notePerson(desk: Desk, officeId: string, identity: Identity): Promise<void> {
  const db = await desk.store.db()
  const now = desk.clock.now()
  const columns = {
    display_name: identity.displayName,
    role: identity.role,
    permissions: JSON.stringify(identity.permissions),
    last_seen_at: now,
  }
  await db
    .insertInto('person')
    .values({ ...columns, office_id: officeId, user_name: identity.userName, first_seen_at: now })
    .onConflict((conflict) => conflict.columns(['office_id', 'user_name']).doUpdateSet(columns))
    .execute()
}
