import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { DeskTables } from './schema.ts'

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/** Runs `work` in one transaction; repeats all of it after a serialisation failure or a deadlock. */
export async function inTransaction<T>(
  db: Kysely<DeskTables>,
  work: (trx: Transaction<DeskTables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (attempt === ATTEMPTS || typeof code !== 'string' || !RETRIED.has(code)) throw error
    }
  }
}
