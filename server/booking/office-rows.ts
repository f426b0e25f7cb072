import 'server-only'
import { sql } from 'kysely'
import { readableKinds } from '../kinds.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'
import type { StoredBooking } from './stored-row.ts'

/** A query of the office's bookings of the kinds that this person may read, to be narrowed further. */
export function officeRows(db: DeskDb, grant: GrantFacts) {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const rows = db.selectFrom('booking').where('booking.office_id', '=', grant.officeId)
  return kinds.length === 0 ? rows.where(sql<boolean>`false`) : rows.where('booking.kind', 'in', kinds)
}

/** Those of them with one of these references, by reference. */
export async function rowsByReference(
  db: DeskDb,
  grant: GrantFacts,
  references: readonly string[],
): Promise<ReadonlyMap<string, StoredBooking>> {
  if (references.length === 0) return new Map()
  const rows = await officeRows(db, grant).selectAll().where('reference', 'in', references).execute()
  return new Map(rows.map((row) => [row.reference, row]))
}
