import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, vi } from 'vitest'

/** Resolves once another transaction waits for a lock of this one. */
export async function untilOneWaits(tx: QueryExecutorProvider): Promise<void> {
  await vi.waitFor(
    async () => {
      // Unlike pg_stat_activity, pg_locks is not a snapshot of the start of this transaction.
      const { rows } = await sql`select pid from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
      expect(rows).not.toEqual([])
    },
    { timeout: 10_000 },
  )
}
