import { sql, type Kysely, type RawBuilder } from 'kysely'

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

/** Rows of one statement: far fewer than the time limit of a piece of work allows (`pool.ts`). */
export const DELETED_AT_ONCE = 1000

/**
 * Deletes rows in statements of a bounded size, each for itself. Rows that another instance is deleting are
 * left to it.
 * @returns the number of rows deleted.
 */
export async function deleteInBatches<Tables>(db: Kysely<Tables>, wanted: Deletion): Promise<number> {
  const table = sql.table(wanted.table)
  const key = sql.join(wanted.key.map((column) => sql.ref(column)))
  const and = wanted.and ?? sql<boolean>`true`
  for (let count = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where (${key}) in (
        select ${key} from ${table} where ${sql.ref(wanted.since)} <= ${wanted.until} and ${and}
        limit ${DELETED_AT_ONCE} for update skip locked)`.execute(db)
    count += Number(numAffectedRows)
    if (numAffectedRows < BigInt(DELETED_AT_ONCE)) return count
  }
}
