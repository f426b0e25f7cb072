import { expect } from 'vitest'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import { lostOf } from './lost-of.ts'
import type { Work } from './work.ts'

/** Every acknowledged act is in the gateway's database at `url`, and no money is lost or counted twice. */
export async function expectKept(url: string, work: Work): Promise<void> {
  const store = openStore(url, 2)
  expect(await lostOf(store.db, work)).toEqual([])
  expect(await checkLedger(store.db, work.person.officeId)).toEqual([])
  await store.close()
}
