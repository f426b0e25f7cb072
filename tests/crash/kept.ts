import { expect } from 'vitest'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import type { Work } from './work.ts'

/**
 * The states that may follow an acknowledged one: the answer to a later call may have been lost, and a hold
 * may have lapsed.
 */
const mayFollow: Readonly<Record<string, readonly string[]>> = {
  held: ['held', 'ticketing', 'ticketed', 'cancelled'],
  ticketing: ['ticketing', 'ticketed'],
  cancelled: ['cancelled'],
}

/** Every acknowledged act is in the gateway's database at `url`, and no money is lost or counted twice. */
export async function expectKept(url: string, work: Work): Promise<void> {
  const store = openStore(url, 2)
  const noted = new Map(work.acknowledged)
  const rows = await store.db
    .selectFrom('booking')
    .select(['reference', 'state'])
    .where('office_id', '=', work.person.officeId)
    .execute()
  const stateByReference = new Map(rows.map(({ reference, state }) => [reference, state]))
  const wrong = [...noted].filter(
    ([id, state]) => !mayFollow[state]?.includes(stateByReference.get(id) ?? 'lost'),
  )
  expect(wrong).toEqual([])
  expect(await checkLedger(store.db, work.person.officeId)).toEqual([])
  await store.close()
}
