import 'server-only'
import { deleteInBatches } from '../../database/delete-in-batches.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import { retention } from './retention.ts'

const EVERY_MILLISECONDS = 10 * 60_000
const DAY_MILLISECONDS = 86_400_000

/**
 * Deletes the rows that the table of `retention.ts` keeps no longer.
 * @returns the number of rows deleted.
 */
export async function purge(desk: Desk): Promise<number> {
  const db = await desk.store.db()
  let count = 0
  for (const { sweep } of retention) {
    if (!sweep) continue
    const { table, days, ...rows } = sweep
    const until = new Date(desk.clock.now().getTime() - days * DAY_MILLISECONDS)
    count += await deleteInBatches(db, { ...rows, table: `desk.${table}`, until })
  }
  return count
}

/**
 * Purges now and every ten minutes, whether or not anybody uses the desk, and then runs the jobs of other
 * rooms that are due as often.
 */
export function startPurging(desk: Desk, others: readonly ((desk: Desk) => Promise<unknown>)[]): void {
  const sweep = async () => {
    await purge(desk)
    for (const other of others) await other(desk)
  }
  const run = () => {
    sweep().catch((error: unknown) => {
      // The database may be away for a moment; the next run deletes the same rows.
      log.error('a purge failed', { errorName: error instanceof Error ? error.name : 'unknown' })
    })
  }
  run()
  setInterval(run, EVERY_MILLISECONDS).unref()
}
