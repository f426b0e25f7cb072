import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import { findLabel } from '../booking/find-tokens.ts'
import type { Desk } from '../desk.ts'
import { deleteClient } from './delete-client.ts'
import { clientHashes, fieldsOf } from './stored-clients.ts'

const AT_ONCE = 200

/**
 * Writes the hashes that find the clients again: after a change of the desk's secret, and once texts are read
 * in another way. A row that cannot be opened is deleted.
 * @param officeId of one office alone; left out: of all
 */
export async function reindexClients(desk: Desk, officeId?: string): Promise<void> {
  const db = await desk.store.db()
  for (;;) {
    const rows = await db
      .selectFrom('client')
      .selectAll()
      .where('find_key', '!=', findLabel(desk.findKey))
      .$if(officeId !== undefined, (query) => query.where('office_id', '=', officeId ?? ''))
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      const fields = fieldsOf(desk, row)
      const { office_id, id, version } = row
      if (fields === null) {
        await inTransaction(db, (trx) => deleteClient(trx, office_id, id))
        continue
      }
      await db
        .updateTable('client')
        .set(clientHashes(desk, office_id, fields))
        .where('office_id', '=', office_id)
        .where('id', '=', id)
        // Somebody who has saved it meanwhile has written newer ones.
        .where('version', '=', version)
        .execute()
    }
    if (rows.length < AT_ONCE) return
  }
}
