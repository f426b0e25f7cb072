import { inTransaction } from '../../database/transaction.ts'
import type { Db, Tx } from '../store/transaction.ts'
import type { Fault } from './fault.ts'
import type { Failure, Outcome } from './outcome.ts'

/** Carries a failure out of a transaction to roll it back. Never thrown beyond this file. */
class RolledBack extends Error {
  readonly failure: Failure<Fault>
  constructor(failure: Failure<Fault>) {
    super(failure.failure)
    this.failure = failure
  }
}

/**
 * Runs `work` in one transaction that is rolled back when the outcome is a failure. Use `inTransaction` for
 * work whose failures must keep the effects that were applied before them, such as the lapse of a hold.
 */
export async function allOrNothing<T, F extends Fault>(
  db: Db,
  work: (tx: Tx) => Promise<Outcome<T, F>>,
): Promise<Outcome<T, F>> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as Failure<F>
    throw error
  }
}
