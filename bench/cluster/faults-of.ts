import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import { lostOf } from '../../tests/crash/lost-of.ts'
import type { Work } from '../../tests/crash/work.ts'

/** What is lost of a work, or does not add up, in the database: one sentence each. */
export async function faultsOf(url: string, work: Work): Promise<string[]> {
  const store = openStore(url, 2, true)
  try {
    const lost = await lostOf(store.db, work)
    const ledger = await checkLedger(store.db, work.person.officeId)
    return [
      ...lost.map(([reference, state]) => `${reference} was acknowledged as ${state} and is not so`),
      ...ledger.map(({ rule, expected, found }) => `${rule}: ${found} rather than ${expected}`),
    ]
  } finally {
    await store.close()
  }
}
