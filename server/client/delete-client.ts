import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import type { DeskTables } from '../store/schema.ts'
import type { ClientTable } from '../store/tables/client.ts'

/**
 * Deletes a client; its bookings stay and have none. The row is locked first, so that no booking gets it
 * meanwhile. The foreign key does not do it by itself, because a cluster refuses such keys.
 * @returns the row; null if there is none
 */
export async function deleteClient(
  trx: Transaction<DeskTables>,
  officeId: string,
  id: string,
): Promise<Selectable<ClientTable> | null> {
  const row = await trx
    .selectFrom('client')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  await trx
    .updateTable('booking')
    .set({ client_id: null })
    .where('office_id', '=', officeId)
    .where('client_id', '=', id)
    .execute()
  await trx.deleteFrom('client').where('office_id', '=', officeId).where('id', '=', id).execute()
  return row
}
