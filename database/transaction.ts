import type { Kysely, Transaction } from 'kysely'

/** Serialisation failure and deadlock. */
const RETRIED = new Set(['40001', '40P01'])
const MOST_TRIES = 5

/**
 * Runs `work` in one transaction (read committed), the whole of it again after a serialisation failure or a
 * deadlock.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      const state = (error as { code?: unknown }).code
      if (typeof state !== 'string' || !RETRIED.has(state) || attempt >= MOST_TRIES) throw error
    }
  }
}
