import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { credit } from '../../setup/credit.ts'
import { hold } from '../../../gateway/domain/wallet/hold.ts'
import { openWallet } from '../../../gateway/domain/wallet/open-wallet.ts'
import { refund } from '../../../gateway/domain/wallet/refund.ts'
import { charge, release } from '../../../gateway/domain/wallet/resolve-hold.ts'
import { statementOf } from '../../../gateway/domain/wallet/statement.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Tx } from '../../../gateway/store/transaction.ts'
import { START } from '../booking/office.ts'
import { openWorld, waitForConnections, type World } from '../booking/world.ts'

let world: World
let offices = 0
let officeId = ''
const at = new Date(START)

beforeAll(async () => {
  world = await openWorld()
  waitForConnections(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  offices += 1
  officeId = `OFF-${offices}`
  await run((tx) => openWallet(tx, { officeId, seedCents: 100_000, at }))
})

function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(world.services.db, work)
}

function holdCents(amountCents: bigint, reference = 'PO1') {
  const request = { officeId, amountCents, reference, family: 'air' as const, at, requestId: 'r1' }
  return run((tx) => hold(tx, request))
}

async function held(amountCents: bigint, reference = 'PO1'): Promise<bigint> {
  const result = await holdCents(amountCents, reference)
  if (!result.ok) throw new Error('short')
  return result.holdId
}

const ending = (holdId: bigint) => ({ officeId, holdId, at, requestId: null })

/** The holds here have no bookings; the rule about those is tested with the bookings. */
async function differences() {
  const differences = await checkLedger(world.services.db, officeId)
  return differences.filter((difference) => difference.rule !== 'held = open bookings')
}

async function wallet() {
  const { balanceCents, heldCents } = await balanceOf(world.services.db, officeId)
  return { balanceCents, heldCents }
}

describe('a wallet', () => {
  test('opens with its seed once', async () => {
    await run((tx) => openWallet(tx, { officeId, seedCents: 100_000, at }))
    expect(await wallet()).toEqual({ balanceCents: 100_000n, heldCents: 0n })
    const { entries } = await statementOf(world.services.db, officeId, {
      from: null,
      to: null,
      start: { page: 1 },
      perPage: 9,
    })
    expect(entries.map((entry) => entry.kind)).toEqual(['seed'])
  })

  test('holds up to the last cent and tells the shortfall beyond', async () => {
    expect((await holdCents(100_000n)).ok).toBe(true)
    expect(await holdCents(1n)).toEqual({ ok: false, shortCents: 1n })
    expect(await wallet()).toEqual({ balanceCents: 100_000n, heldCents: 100_000n })
  })

  test('releases: the funds are back at once', async () => {
    const holdId = await held(40_000n)
    expect((await run((tx) => release(tx, ending(holdId)))).ok).toBe(true)
    expect(await wallet()).toEqual({ balanceCents: 100_000n, heldCents: 0n })
    expect(await differences()).toEqual([])
  })

  test('is charged: balance and held both fall', async () => {
    const holdId = await held(40_000n)
    await run((tx) => charge(tx, ending(holdId)))
    expect(await wallet()).toEqual({ balanceCents: 60_000n, heldCents: 0n })
    expect(await differences()).toEqual([])
  })

  test('resolves a hold once: the second end is refused and changes nothing', async () => {
    const holdId = await held(40_000n)
    await run((tx) => charge(tx, ending(holdId)))
    expect(await run((tx) => release(tx, ending(holdId)))).toEqual({ ok: false, reason: 'resolved' })
    expect(await run((tx) => charge(tx, ending(holdId)))).toEqual({ ok: false, reason: 'resolved' })
    expect(await wallet()).toEqual({ balanceCents: 60_000n, heldCents: 0n })
  })

  test('resolves once when release and charge race', async () => {
    for (let round = 0; round < 30; round += 1) {
      const holdId = await held(1_000n, `PO${round}`)
      const ends = await Promise.all(
        [release, charge, release].map((end) => run((tx) => end(tx, ending(holdId)))),
      )
      expect(ends.filter((end) => end.ok)).toHaveLength(1)
    }
    expect(await differences()).toEqual([])
  })

  test('refunds no more than was charged, also when many ask at once', async () => {
    const holdId = await held(40_000n)
    const ask = (amountCents: bigint) =>
      run((tx) => refund(tx, { officeId, holdId, amountCents, at, requestId: null }))
    expect((await ask(1n)).ok).toBe(false)
    await run((tx) => charge(tx, ending(holdId)))
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask(15_000n)))
    expect(outcomes.filter((each) => each.ok)).toHaveLength(2)
    expect(await wallet()).toEqual({ balanceCents: 90_000n, heldCents: 0n })
    expect(await differences()).toEqual([])
  })

  test('refunds nothing of a hold that was released', async () => {
    const holdId = await held(40_000n)
    await run((tx) => release(tx, ending(holdId)))
    const outcome = await run((tx) => refund(tx, { ...ending(holdId), amountCents: 1n }))
    expect(outcome).toEqual({ ok: false, reason: 'exceeded' })
    expect(await wallet()).toEqual({ balanceCents: 100_000n, heldCents: 0n })
  })

  test('takes a credit', async () => {
    await credit(world.services.db, {
      officeId,
      amountCents: 2_550n,
      reference: 'top-up',
      at,
      requestId: null,
    })
    expect(await wallet()).toEqual({ balanceCents: 102_550n, heldCents: 0n })
    expect(await differences()).toEqual([])
  })

  test('500 concurrent holds on room for 100 give exactly 100', async () => {
    const results = await Promise.all(
      Array.from({ length: 500 }, (_, index) => holdCents(1_000n, `PO${index}`)),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(100)
    expect(await wallet()).toEqual({ balanceCents: 100_000n, heldCents: 100_000n })
    expect(await differences()).toEqual([])
  }, 60_000)

  test('keeps its transfers: no update, no delete', async () => {
    const change = sql`update gateway.transfer set amount_cents = 1 where office_id = ${officeId}`
    await expect(change.execute(world.services.db)).rejects.toThrow('transfers are immutable')
    const remove = sql`delete from gateway.transfer where office_id = ${officeId}`
    await expect(remove.execute(world.services.db)).rejects.toThrow('transfers are immutable')
  })

  test('keeps them against truncate, and a reset opens the sandbox alone, to delete and not to change', async () => {
    const { db } = world.services
    for (const statement of [
      'truncate gateway.transfer',
      'truncate gateway.transfer, gateway.wallet cascade',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('transfers are immutable')
    }
    const resetting = (office: string, statement: string) =>
      run(async (tx) => {
        await sql`set local gateway.reset = 'on'`.execute(tx)
        await sql.raw(`${statement} where office_id = '${office}'`).execute(tx)
      })
    const sandbox = `${officeId}-SANDBOX`
    await run((tx) => openWallet(tx, { officeId: sandbox, seedCents: 100_000, at }))
    for (const [office_id, environment] of [
      [officeId, 'production'],
      [sandbox, 'sandbox'],
    ] as const) {
      const office = { office_id, org_id: office_id, environment, name: office_id, created_at: at }
      await db.insertInto('office').values(office).execute()
    }
    const refused = 'transfers are immutable'
    await expect(resetting(officeId, 'delete from gateway.transfer')).rejects.toThrow(refused)
    await expect(resetting(sandbox, 'update gateway.transfer set amount_cents = 1')).rejects.toThrow(refused)
    await expect(resetting(sandbox, 'truncate gateway.transfer --')).rejects.toThrow(refused)
    await resetting(sandbox, 'delete from gateway.transfer')
    const left = await db
      .selectFrom('transfer')
      .select('office_id')
      .where('office_id', 'like', `${officeId}%`)
      .execute()
    expect(left).toEqual([{ office_id: officeId }])
  })
})

describe('the statement', () => {
  test('shows every movement newest first with what stood after it', async () => {
    const first = await held(30_000n, 'PO1')
    await run((tx) => release(tx, ending(first)))
    const second = await held(20_000n, 'PO2')
    await run((tx) => charge(tx, ending(second)))
    const { entries, total } = await statementOf(world.services.db, officeId, {
      from: null,
      to: null,
      start: { page: 1 },
      perPage: 10,
    })
    const seen = entries.map((e) => [
      e.kind,
      e.amountCents,
      e.balanceCents,
      e.heldCents,
      e.reference,
      e.resolvesId,
    ])
    expect(seen).toEqual([
      ['charge', 20_000n, 80_000n, 0n, 'PO2', second],
      ['hold', 20_000n, 100_000n, 20_000n, 'PO2', null],
      ['release', 30_000n, 100_000n, 0n, 'PO1', first],
      ['hold', 30_000n, 100_000n, 30_000n, 'PO1', null],
      ['seed', 100_000n, 100_000n, 0n, null, null],
    ])
    expect(total).toBe(5)
  })

  test('pages, and takes both dates as included', async () => {
    const on = async (day: string) =>
      credit(world.services.db, {
        officeId,
        amountCents: 1n,
        reference: day,
        at: new Date(day),
        requestId: null,
      })
    await on('2026-11-21T00:00:00.000Z')
    await on('2026-11-22T23:59:59.999Z')
    await on('2026-11-23T00:00:00.000Z')
    const page = async (number: number) => {
      const wanted = { from: '2026-11-21', to: '2026-11-22', start: { page: number }, perPage: 1 }
      const { entries, total } = await statementOf(world.services.db, officeId, wanted)
      return [entries.map((entry) => entry.reference?.slice(0, 10)), total]
    }
    expect(await page(1)).toEqual([['2026-11-22'], 2])
    expect(await page(2)).toEqual([['2026-11-21'], 2])
    expect(await page(3)).toEqual([[], 2])
  })
})

describe('the checker', () => {
  const planted: [string, ReturnType<typeof sql>][] = [
    [
      'a balance that moved by itself',
      sql`update gateway.wallet set balance_cents = balance_cents + 1 where held_cents = 0`,
    ],
    [
      'held funds without a hold',
      sql`update gateway.wallet set held_cents = held_cents + 1 where held_cents = 0`,
    ],
    [
      'a transfer that the wallet does not know',
      sql`insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents)
        select office_id, last_transfer_id + 1, 'credit', 5, 'funding', 'available', now(), balance_cents, held_cents from gateway.wallet`,
    ],
    [
      'a charge that ends no hold',
      sql`insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents)
        select office_id, last_transfer_id + 1, 'charge', 5, 'held', 'supplier', now(), balance_cents, held_cents from gateway.wallet`,
    ],
    [
      'a refund of what nobody was charged',
      sql`with moved as (update gateway.wallet set balance_cents = balance_cents + 5 returning *)
        insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents)
        select office_id, last_transfer_id + 1, 'refund', 5, 'supplier', 'available', now(), balance_cents, held_cents from moved`,
    ],
  ]
  test.each(planted)('sees %s', async (_, statement) => {
    expect(await differences()).toEqual([])
    const undo = new Error('undo')
    const seen: unknown[] = []
    await run(async (tx) => {
      await statement.execute(tx)
      seen.push(...(await checkLedger(tx, officeId)))
      throw undo
    }).catch((error: unknown) => {
      if (error !== undo) throw error
    })
    expect(seen).not.toEqual([])
  })
})
