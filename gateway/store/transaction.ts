import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const RETRIED = new Set(['40001', '40P01'])
const MOST_TRIES = 5

function sqlState(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null
}

/** Runs `work` in one transaction, the whole of it again after a serialisation failure or a deadlock. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      const state = sqlState(error)
      if (state === null || !RETRIED.has(state) || attempt >= MOST_TRIES) throw error
    }
  }
}
