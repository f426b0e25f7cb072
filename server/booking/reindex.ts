import 'server-only'
import type { Desk } from '../desk.ts'
import { findLabel, isOfKey } from './find-tokens.ts'
import { noteTokens, notesOf } from './notes.ts'
import { lineOfRow, findColumns, type StoredBooking } from './stored-row.ts'

const AT_ONCE = 500

/**
 * Writes the columns that find a booking again, where they are empty or written with another key or by an
 * earlier edition of the index: in rows that are older than the columns, in all rows after a change of the
 * desk's secret, and in all rows once texts are read in another way. E-tickets come with the next reading, or
 * stay. The desk is in use meanwhile: rows are written one by one, and a pass that ends early is continued by
 * the next.
 * @returns the number of rows written
 */
export async function reindexBookings(desk: Desk): Promise<number> {
  const db = await desk.store.db()
  let count = 0
  for (;;) {
    const rows = await db
      .selectFrom('booking')
      .selectAll()
      .where('find_key', 'is distinct from', findLabel(desk.findKey))
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      await db
        .updateTable('booking')
        .set(await columnsOf(desk, row))
        .where('office_id', '=', row.office_id)
        .where('reference', '=', row.reference)
        // A reading in the meantime has written newer values.
        .where('seen_at', '=', row.seen_at)
        .execute()
    }
    count += rows.length
    if (rows.length < AT_ONCE) return count
  }
}

async function columnsOf(desk: Desk, row: StoredBooking) {
  const line = lineOfRow(desk, row)
  const people = line.people.length > 0 ? line.people : line.leadName === null ? [] : [line.leadName]
  const { reference, service } = line
  const columns = findColumns(desk, row.office_id, {
    reference,
    clientReference: row.client_reference,
    line: service,
    texts: people,
  })
  const notes =
    row.note_tokens === null
      ? null
      : noteTokens(
          desk,
          row.office_id,
          await notesOf(desk, await desk.store.db(), row.office_id, row.reference),
        )
  const tokens = [...columns.find_tokens, ...(notes ?? [])]
  return {
    first_day: service?.days?.from ?? null,
    last_day: service?.days?.to ?? null,
    ...columns,
    note_tokens: notes,
    // The numbers of e-tickets are in no column, and an index of this key finds by them.
    find_tokens: isOfKey(row.find_key, desk.findKey)
      ? [...new Set([...tokens, ...(row.find_tokens ?? [])])]
      : tokens,
  }
}
