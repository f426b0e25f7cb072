import { deleteInBatches } from '../../database/delete-in-batches.ts'
import type { Clock } from '../clock.ts'
import { limitOf, retention } from './retention.ts'
import type { Db } from './transaction.ts'

/**
 * Deletes the rows whose time in the table of `retention.ts` has passed.
 * @returns the number of rows deleted.
 */
export async function purge(db: Db, clock: Clock): Promise<number> {
  let count = 0
  for (const { sweep } of retention) {
    if (!sweep) continue
    const { key, since } = sweep
    const table = `gateway.${sweep.table}`
    count += await deleteInBatches(db, { table, key, since, until: limitOf(sweep, clock.now()) })
  }
  return count
}
