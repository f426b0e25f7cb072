import 'server-only'
import type { Desk } from '../desk.ts'

/**
 * Names of the office's admins, as far as the desk knows them: those who have signed in here. Sorted; empty
 * where the service does not give roles.
 */
export async function adminsOf(desk: Desk, officeId: string): Promise<string[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('person')
    .select('display_name')
    .where('office_id', '=', officeId)
    .where('role', '=', 'admin')
    .orderBy('display_name')
    .execute()
  return rows.map((row) => row.display_name)
}
