import 'server-only'
import { seal } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { TravellerFields } from '../../lib/traveller/saved-traveller.ts'
import { findLabel } from '../booking/find-tokens.ts'
import { replaceTripTraveller } from '../booking/trip-travellers.ts'
import { replaceTraveller } from '../client/client-travellers.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import { hashesOf, lockTravellers, merged, opened, travellerPlace } from './saved.ts'

const AT_ONCE = 200

/**
 * Writes the hashes that find the saved travellers again: after a change of the desk's secret, and once texts
 * are read in another way. Rows that are one person then (Müller, MUELLER) become one, in which the values of
 * the later one win. A row that cannot be opened is deleted.
 * @param officeId of one office alone; left out: of all
 */
export async function reindexTravellers(desk: Desk, officeId?: string): Promise<void> {
  const db = await desk.store.db()
  for (;;) {
    const rows = await db
      .selectFrom('traveller')
      .select(['office_id', 'id'])
      .where('find_key', '!=', findLabel(desk.findKey))
      .$if(officeId !== undefined, (query) => query.where('office_id', '=', officeId ?? ''))
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) await inTransaction(db, (trx) => reindexOne(desk, trx, row))
    if (rows.length < AT_ONCE) return
  }
}

type RowKey = { office_id: string; id: string }

async function reindexOne(desk: Desk, trx: DeskDb, key: RowKey): Promise<void> {
  await lockTravellers(desk, trx, key.office_id)
  const row = await rowsOf(trx, key.office_id)
    .where('id', '=', key.id)
    .where('find_key', '!=', findLabel(desk.findKey))
    .executeTakeFirst()
  // Saved or erased meanwhile.
  if (!row) return
  const fields = opened(desk, key.office_id, key.id, row.sealed_fields)
  if (fields === null) return deleteRow(trx, key)
  const { person_hash: person } = hashesOf(desk, key.office_id, fields)
  const same = await rowsOf(trx, key.office_id)
    .where('person_hash', '=', person)
    .where('id', '!=', key.id)
    .executeTakeFirst()
  const sameFields = same ? opened(desk, key.office_id, same.id, same.sealed_fields) : null
  if (!same) return updateRow(desk, trx, row, fields)
  await replaceTraveller(trx, key.office_id, { from: key.id, to: same.id })
  await replaceTripTraveller(trx, key.office_id, { from: key.id, to: same.id })
  await deleteRow(trx, key)
  const isLater = same.saved_at >= row.saved_at
  await updateRow(
    desk,
    trx,
    {
      ...same,
      booking_references: [...new Set([...row.booking_references, ...same.booking_references])],
      saved_at: isLater ? same.saved_at : row.saved_at,
    },
    isLater && sameFields !== null ? merged(fields, sameFields) : merged(sameFields, fields),
  )
}

function rowsOf(trx: DeskDb, officeId: string) {
  return trx
    .selectFrom('traveller')
    .select(['office_id', 'id', 'sealed_fields', 'booking_references', 'saved_at'])
    .where('office_id', '=', officeId)
    .forUpdate()
}

async function deleteRow(db: DeskDb, { office_id, id }: RowKey): Promise<void> {
  await db.deleteFrom('traveller').where('office_id', '=', office_id).where('id', '=', id).execute()
}

async function updateRow(
  desk: Desk,
  db: DeskDb,
  { office_id, id, booking_references, saved_at }: RowKey & { booking_references: string[]; saved_at: Date },
  fields: TravellerFields,
): Promise<void> {
  await db
    .updateTable('traveller')
    .set({
      ...hashesOf(desk, office_id, fields),
      sealed_fields: seal(desk.key, travellerPlace(office_id, id), JSON.stringify(fields)),
      booking_references,
      saved_at,
    })
    .where('office_id', '=', office_id)
    .where('id', '=', id)
    .execute()
}
