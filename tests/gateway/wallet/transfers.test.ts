import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql, type KyselyPlugin } from 'kysely'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { credit } from '../../setup/credit.ts'
import { hold } from '../../../gateway/domain/wallet/hold.ts'
import { openWallet } from '../../../gateway/domain/wallet/open-wallet.ts'
import { refund } from '../../../gateway/domain/wallet/refund.ts'
import { charge, release } from '../../../gateway/domain/wallet/resolve-hold.ts'
import { statementOf } from '../../../gateway/domain/wallet/statement.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Db, Tx } from '../../../gateway/store/transaction.ts'
import { START } from '../booking/office.ts'
import { untilOneWaits } from '../booking/waiting.ts'
import { openWorld, type World } from '../booking/world.ts'

let world: World
let offices = 0
let officeId = ''
const at = new Date(START)

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  offices += 1
  officeId = `OFF-${offices}`
  await run((tx) => openWallet(tx, { officeId, seedCents: 100_000, at, requestId: 'opened' }))
})

function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(world.services.db, work)
}

function holdOn(db: Db, amountCents: bigint) {
  return hold(db, { officeId, amountCents, reference: 'PO1', family: 'air', at, requestId: 'held' })
}

async function held(amountCents: bigint): Promise<bigint> {
  const result = await run((tx) => holdOn(tx, amountCents))
  if (!result.ok) throw new Error('short')
  return result.holdId
}

const ending = (holdId: bigint) => ({ officeId, holdId, at, requestId: 'ended' })

async function rows() {
  const { rows } = await sql`select kind, debit_account, credit_account, request_id from gateway.transfer
    where office_id = ${officeId} order by transfer_id`.execute(world.services.db)
  return rows.map((row) => Object.values(row as Record<string, string>))
}

test('each transfer moves money between its two accounts and names its request (W1)', async () => {
  await run(async (tx) => release(tx, ending(await held(1_000n))))
  const paid = await held(2_000n)
  await run((tx) => charge(tx, ending(paid)))
  await run((tx) => refund(tx, { ...ending(paid), amountCents: 500n, requestId: 'refunded' }))
  const topUp = { officeId, amountCents: 1n, reference: null, at, requestId: 'credited' }
  await credit(world.services.db, topUp)
  expect(await rows()).toEqual([
    ['seed', 'funding', 'available', 'opened'],
    ['hold', 'available', 'held', 'held'],
    ['release', 'held', 'available', 'ended'],
    ['hold', 'available', 'held', 'held'],
    ['charge', 'held', 'supplier', 'ended'],
    ['refund', 'supplier', 'available', 'refunded'],
    ['credit', 'funding', 'available', 'credited'],
  ])
})

test('a wallet that opens empty has no first transfer', async () => {
  officeId += '-EMPTY'
  await run((tx) => openWallet(tx, { officeId, seedCents: 0, at }))
  expect(await rows()).toEqual([])
  expect(await balanceOf(world.services.db, officeId)).toMatchObject({ balanceCents: 0n, heldCents: 0n })
})

test('an office without a wallet takes no credit', async () => {
  const wanted = { officeId: 'OFF-NONE', amountCents: 1n, reference: null, at, requestId: null }
  await expect(credit(world.services.db, wanted)).rejects.toThrow('office OFF-NONE has no wallet')
})

test('a hold that is too large tells what is missing of what is left', async () => {
  await held(70_000n)
  expect(await holdOn(world.services.db, 40_000n)).toEqual({ ok: false, shortCents: 10_000n })
})

test('a hold takes funds that are released while it looks', async () => {
  const before = await held(100_000n)
  let seen = 0
  const released: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      seen += 1
      if (seen === 1) await run((tx) => release(tx, ending(before)))
      return result
    },
  }
  expect(await holdOn(world.services.db.withPlugin(released), 100_000n)).toMatchObject({ ok: true })
})

test('a refund waits for the one before it, and sees what it took (W5)', async () => {
  const holdId = await held(40_000n)
  await run((tx) => charge(tx, ending(holdId)))
  const wanted = { ...ending(holdId), amountCents: 30_000n }
  let second: ReturnType<typeof refund> | undefined
  await run(async (tx) => {
    expect(await refund(tx, wanted)).toMatchObject({ ok: true })
    second = run((later) => refund(later, wanted))
    await untilOneWaits(tx)
  })
  expect(await second).toEqual({ ok: false, reason: 'exceeded' })
})

test('a page of the statement begins where the one before it ended', async () => {
  for (const amountCents of [1n, 2n, 3n, 4n]) {
    await credit(world.services.db, { officeId, amountCents, reference: null, at, requestId: null })
  }
  const page = { from: null, to: null, start: { page: 2 }, perPage: 2 }
  const { entries, total } = await statementOf(world.services.db, officeId, page)
  expect(entries.map(({ amountCents }) => amountCents)).toEqual([2n, 1n])
  expect(total).toBe(5)
})
