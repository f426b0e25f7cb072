import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { resetOffices } from '../../gateway/control/reset-office.ts'
import { hold } from '../../gateway/domain/wallet/hold.ts'
import { refund } from '../../gateway/domain/wallet/refund.ts'
import { charge, release } from '../../gateway/domain/wallet/resolve-hold.ts'
import { up as countInWallets } from '../../gateway/store/migrations/0020-transfer-numbers.ts'
import { up as countInRows } from '../../gateway/store/migrations/0021-counters.ts'
import { nextNumber } from '../../gateway/store/number-blocks.ts'
import { openStore } from '../../gateway/store/open.ts'
import { freshDatabase } from '../setup/database.ts'
import { openOffice } from './booking/office.ts'
import { openWorld, type World } from './booking/world.ts'

/** Numbers that no sequence gives out, because each node of a cluster has sequences of its own. */

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const at = new Date('2026-11-22T10:00:00Z')

async function numbersOf(officeId: string): Promise<number[]> {
  const rows = await world.services.db
    .selectFrom('transfer')
    .select('transfer_id')
    .where('office_id', '=', officeId)
    .orderBy('transfer_id')
    .execute()
  return rows.map(({ transfer_id: id }) => Number(id))
}

test('the transfers of an office count up by 1: whatever fails in between, and over a reset', async () => {
  const { db } = world.services
  const { officeId } = await openOffice(world.services)
  const take = (amountCents: bigint) =>
    inTransaction(db, (tx) =>
      hold(tx, { officeId, amountCents, reference: `PO${amountCents}`, family: 'air', at, requestId: null }),
    )
  const held = await Promise.all([1n, 2n, 3n].map(take))
  const ids = held.flatMap((each) => (each.ok ? [each.holdId] : []))
  expect(await take(10n ** 12n)).toMatchObject({ ok: false })
  await expect(
    inTransaction(db, async (tx) => {
      await hold(tx, { officeId, amountCents: 9n, reference: 'PO9', family: 'air', at, requestId: null })
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  const ending = (holdId: bigint | undefined) => ({ officeId, holdId: holdId ?? 0n, at, requestId: null })
  await inTransaction(db, (tx) => release(tx, ending(ids[0])))
  await inTransaction(db, (tx) => charge(tx, ending(ids[1])))
  expect(await inTransaction(db, (tx) => charge(tx, ending(ids[1])))).toMatchObject({ ok: false })
  const back = (amountCents: bigint) =>
    inTransaction(db, (tx) => refund(tx, { ...ending(ids[1]), amountCents }))
  expect(await back(99n)).toMatchObject({ ok: false })
  await back(1n)
  expect(await numbersOf(officeId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  await resetOffices(world.services, officeId)
  await take(5n)
  expect(await numbersOf(officeId)).toEqual([8, 9])
})

test('two gateways never give out the same number', async () => {
  const gateways = [openStore(world.url, 2), openStore(world.url, 2)]
  const all = await Promise.all(
    gateways.flatMap(({ db }) => Array.from({ length: 250 }, () => nextNumber(db, 'booking'))),
  )
  expect(new Set(all).size).toBe(500)
  await Promise.all(gateways.map((gateway) => gateway.close()))
})

test('a database of before goes on where its sequences stood', async () => {
  const database = await freshDatabase()
  const store = openStore(database.url, 2)
  const run = (statement: string) => sql.raw(statement).execute(store.db)
  for (const statement of [
    `alter table gateway.wallet drop column last_transfer_id`,
    `alter table gateway.transfer alter column transfer_id add generated always as identity`,
    `alter table gateway.search alter column search_id add generated always as identity`,
    `create sequence gateway.booking_number`,
    `drop table gateway.counter`,
    `insert into gateway.wallet (office_id, balance_cents, held_cents, alert_cents)
      values ('A', 5, 0, 0), ('B', 5, 0, 0), ('C', 0, 0, 0)`,
    `insert into gateway.transfer
      (office_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents)
      select office, 'credit', 1, 'funding', 'available', now(), 1, 0 from unnest(array['A', 'B', 'A']) office`,
    `insert into gateway.search (office_id, kind, user_id, query, searched_at)
      select 'A', 'air', 'u', '{}', now() from generate_series(1, 3)`,
    `select nextval('gateway.booking_number') from generate_series(1, 77)`,
  ]) {
    await run(statement)
  }
  // A migration is typed without tables, because those of its time differ from today's.
  const untyped = store.db as unknown as Kysely<unknown>
  await countInWallets(untyped)
  await countInRows(untyped)
  const wallets = store.db.selectFrom('wallet').select(['office_id', 'last_transfer_id']).orderBy('office_id')
  expect((await wallets.execute()).map((row) => Object.values(row))).toEqual([
    ['A', 3n],
    ['B', 2n],
    ['C', 0n],
  ])
  expect(await nextNumber(store.db, 'booking')).toBe(78)
  expect(await nextNumber(store.db, 'search')).toBe(4)
  await store.close()
  await database.drop()
})
