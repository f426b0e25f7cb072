import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inTransaction } from './transaction.ts'

/**
 * Rows to delete: those of a table whose `since` is not after a moment. Names of tables and columns are ours.
 */
export type Deletion = {
  /** With its schema. */
  table: string
  /** The primary key. */
  key: readonly string[]
  since: string
  until: Date | string
  /** The other conditions that a row must meet. */
  and?: RawBuilder<boolean>
}

/**
 * Rows of one statement. PostgreSQL takes seven times as long for each row where a thousand keys are named at
 * once (`npm run deletion`).
 */
export const DELETED_AT_ONCE = 200
/** Keys that one statement reads: it may have to pass over the whole table. */
const READ_AT_ONCE = 5000

/**
 * Deletes rows in statements of a bounded size, each for itself: it reads keys first and deletes the rows
 * that still meet the conditions, because no statement may lock rows on several nodes of a cluster.
 * @returns the number of rows deleted.
 */
export async function deleteInBatches<Tables>(db: Kysely<Tables>, wanted: Deletion): Promise<number> {
  const table = sql.table(wanted.table)
  const key = sql.join(wanted.key.map((column) => sql.ref(column)))
  const and = wanted.and ?? sql<boolean>`true`
  const due = sql`${sql.ref(wanted.since)} <= ${wanted.until} and ${and}`
  for (let count = 0; ;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${key} from ${table} where ${due} limit ${READ_AT_ONCE}`.execute(db)
    for (let from = 0; from < rows.length; from += DELETED_AT_ONCE) {
      const some = rows.slice(from, from + DELETED_AT_ONCE)
      const keys = sql.join(some.map((row) => sql`(${sql.join(wanted.key.map((column) => row[column]))})`))
      // Another instance may delete the same rows: one of two that wait for each other tries again.
      const { numAffectedRows = 0n } = await inTransaction(db, (tx) =>
        sql`delete from ${table} where (${key}) in (${keys}) and ${due}`.execute(tx),
      )
      count += Number(numAffectedRows)
    }
    if (rows.length < READ_AT_ONCE) return count
  }
}
