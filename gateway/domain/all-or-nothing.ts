import { inTransaction, type Db, type Tx } from '../store/transaction.ts'
import type { Fault } from './fault.ts'
import type { Failure, Outcome } from './outcome.ts'

/** Carries a failure out of a transaction, so that it is rolled back. Never leaves this file. */
class RolledBack extends Error {
  readonly failure: Failure<Fault>
  constructor(failure: Failure<Fault>) {
    super(failure.failure)
    this.failure = failure
  }
}

/**
 * Runs `work` in one transaction that keeps nothing when the outcome is a failure. Work whose failures must keep
 * what they applied on the way (a lapse found on touch) uses `inTransaction` instead.
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
