import 'server-only'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import { hashesOf, opened } from './saved.ts'

const AT_ONCE = 200

/**
 * Writes the hashes that find the saved travellers again after a change of the desk's secret. A traveller who
 * was saved a second time in the meantime has a newer row, so the older one is deleted, as is one that cannot
 * be opened.
 */
export async function reindexTravellers(desk: Desk): Promise<void> {
  const db = await desk.store.db()
  for (;;) {
    const rows = await db
      .selectFrom('traveller')
      .select(['office_id', 'id', 'sealed_fields'])
      .where('find_key', '!=', desk.findKey.id)
      .limit(AT_ONCE)
      .execute()
    for (const { office_id, id, sealed_fields } of rows) {
      const fields = opened(desk, office_id, id, sealed_fields)
      const hashes = fields && hashesOf(desk, office_id, fields)
      const isSavedAnew = hashes && (await isOther(db, { office_id, id }, hashes.person_hash))
      const row = { office_id, id }
      if (hashes === null || isSavedAnew) await deleteRow(db, row)
      else await updateRow(db, row, hashes)
    }
    if (rows.length < AT_ONCE) return
  }
}

type RowKey = { office_id: string; id: string }

/** Whether the person is another row already. */
async function isOther(db: DeskDb, { office_id, id }: RowKey, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('traveller')
    .select('id')
    .where('office_id', '=', office_id)
    .where('person_hash', '=', person)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function deleteRow(db: DeskDb, { office_id, id }: RowKey): Promise<void> {
  await db.deleteFrom('traveller').where('office_id', '=', office_id).where('id', '=', id).execute()
}

async function updateRow(
  db: DeskDb,
  { office_id, id }: RowKey,
  hashes: ReturnType<typeof hashesOf>,
): Promise<void> {
  await db
    .updateTable('traveller')
    .set(hashes)
    .where('office_id', '=', office_id)
    .where('id', '=', id)
    .execute()
}
