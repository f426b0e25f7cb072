import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import { statementQuery, type StatementQuery } from '../../../../lib/wallet/statement-query.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { sealFind } from '../../../../server/wallet/find-text.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { addCredits } from './ledger.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

// The wallet page: its view of the gateway's ledger, and its content where there is no ledger.

const CONFIG = '/Activity/v2/config'
const STATEMENT = '/Wallet/Statement'

let world: World
let grant: AnyGrant

async function open(wanted: { balance?: string; assumed?: boolean } = {}) {
  world = await openWorld({ gateway: { assumed: wanted.assumed ?? true } })
  const office = await world.gateway.mint(wanted.balance === undefined ? {} : { balance: wanted.balance })
  grant = await world.grant(await world.signIn(office), 'signed_in')
}

beforeEach(() => open())
afterEach(() => world.close())

async function page(query: Partial<StatementQuery> = {}) {
  const reading = await walletOf(world.desk, grant, { ...statementQuery(new URLSearchParams()), ...query })
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

async function ticketed(): Promise<{ reference: string; totalCents: number }> {
  const held = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(120)
  world.pass(120)
  return held
}

test('an empty office shows its opening balance, and a forecast without steps', async () => {
  const view = await page()
  expect(view.totals).toEqual(
    expect.objectContaining({ availableCents: 1_000_000, heldCents: 0, asOf: null }),
  )
  expect(view.forecast).toMatchObject({
    availableCents: 1_000_000,
    lapsedCents: 1_000_000,
    steps: [],
    short: null,
  })
  expect(view.statement).toMatchObject({ totalCount: 1, openCount: 0, rows: [{ kind: 'seed', hold: null }] })
})

test('a hold is set aside already: ticketing leaves what is available, lapsing gives it back', async () => {
  const { reference, totalCents } = await holdFlight(world, grant)
  const view = await page()
  expect(view.totals?.availableCents).toBe(1_000_000 - totalCents)
  expect(view.forecast).toMatchObject({
    availableCents: 1_000_000 - totalCents,
    lapsedCents: 1_000_000,
    steps: [{ label: 'Keller', cents: totalCents, afterCents: 1_000_000, count: 1 }],
  })
  expect(view.statement.rows[0]).toMatchObject({
    kind: 'hold',
    reference,
    hold: null,
    booking: { reference, kind: 'air', state: 'held' },
  })
  expect(view.statement.rows[0]?.booking?.leadName).toMatch(/^anna keller$/i)
  await world.gateway.advance(601)
  const after = await page()
  expect(after.totals?.availableCents).toBe(view.forecast?.lapsedCents)
  expect(after.forecast?.steps).toEqual([])
  expect(after.statement.rows[0]).toMatchObject({
    kind: 'release',
    hold: { amountCents: totalCents },
    booking: { state: 'lapsed' },
  })
})

test('what is being ticketed lapses no more, and its charge is paired with its hold', async () => {
  const { reference, totalCents } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', reference)).toEqual({ kind: 'done' })
  const under = await page()
  expect(under.forecast).toMatchObject({
    availableCents: 1_000_000 - totalCents,
    lapsedCents: 1_000_000 - totalCents,
  })
  await world.gateway.advance(120)
  const after = await page()
  expect(after.totals?.availableCents).toBe(under.forecast?.availableCents)
  expect(after.statement.rows.map(({ kind, hold }) => [kind, hold?.kind])).toEqual([
    ['charge', 'hold'],
    ['seed', undefined],
  ])
})

test('a hold that was made elsewhere has no deadline here, and counts in the forecast', async () => {
  const { totalCents } = await holdFlight(world, grant)
  const db = await world.desk.store.db()
  await db.deleteFrom('booking').where('office_id', '=', grant.officeId).execute()
  const view = await page()
  expect(view.forecast?.steps).toEqual([
    expect.objectContaining({ deadlineAt: null, cents: totalCents, afterCents: 1_000_000 }),
  ])
  expect(view.statement.rows[0]).toMatchObject({ kind: 'hold', booking: null })
})

test('a short wallet names each booking that failed, to the cent, until somebody has seen to it', async () => {
  await world.close()
  await open({ balance: '10.00' })
  const attempt = async () => holdOnce(world.desk, grant as never, airHandling, await fareInput(world, grant))
  await attempt()
  const outcome = await attempt()
  if (outcome.kind !== 'short') throw new Error(outcome.kind)
  const view = await page()
  expect(view.shorts).toEqual([expect.objectContaining({ label: 'Keller', totalCents: outcome.totalCents })])
  expect(view.forecast?.short).toEqual({
    label: 'Keller',
    cents: outcome.totalCents,
    afterCents: 1000 - outcome.totalCents,
  })
  expect(outcome.shortCents).toBe(outcome.totalCents - 1000)
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ attended_at: new Date(view.serverNow) })
    .execute()
  expect((await page()).shorts).toEqual([])
})

test('filters narrow the statement, with sums over all pages', async () => {
  const { reference, totalCents } = await ticketed()
  const other = await holdFlight(world, grant)
  const rows = async (query: Partial<StatementQuery>) =>
    (await page(query)).statement.rows.map(({ kind, reference: of }) => [kind, of])
  expect(await rows({ kind: 'charged' })).toEqual([['charge', reference]])
  expect(await rows({ kind: 'open' })).toEqual([['hold', other.reference]])
  expect(await rows({ kind: 'credits' })).toEqual([['seed', null]])
  expect(await rows({ kind: 'released' })).toEqual([])
  expect(await rows({ service: 'hotel' satisfies BookingKind })).toEqual([])
  expect(await rows({ service: 'air' })).toHaveLength(2)
  expect(await rows({ reference: reference.slice(2) })).toEqual([['charge', reference]])
  expect(await rows({ sealed: sealFind(world.desk, grant.officeId, 'KELLER/anna') })).toHaveLength(2)
  expect(await rows({ sealed: sealFind(world.desk, grant.officeId, 'somebody') })).toEqual([])
  const today = (await page()).serverNow.slice(0, 10)
  expect(await rows({ from: today, to: today })).toHaveLength(3)
  expect(await rows({ to: '2026-01-01' })).toEqual([])
  const { statement } = await page({ kind: 'charged' })
  expect(statement).toMatchObject({
    shownCount: 2,
    totalCount: 4,
    sums: { chargedCents: totalCents, openCents: 0 },
  })
})

test('a text that another office sealed finds nothing here, and is not shown', async () => {
  const { statement } = await page({ sealed: sealFind(world.desk, 'sandbox:other', 'Keller') })
  expect(statement.find).toBe('')
})

test('pages: each movement once, and the last page where a later one is asked for', async () => {
  await addCredits(world, grant, 120)
  const ordinals = []
  for (const number of [1, 2, 3]) {
    ordinals.push(...(await page({ page: number })).statement.rows.map(({ ordinal }) => ordinal))
  }
  expect(ordinals).toEqual(Array.from({ length: 121 }, (_, index) => 121 - index))
  expect((await page({ page: 99 })).statement).toMatchObject({ page: 3, pageCount: 3 })
})

test('without a statement the page shows the totals of config, and the record of the desk', async () => {
  await world.close()
  await open({ assumed: false })
  const { totalCents, reference } = await ticketed()
  const open2 = await holdFlight(world, grant)
  const view = await page()
  expect(view.totals).toMatchObject({ balanceCents: 1_000_000 - totalCents, heldCents: open2.totalCents })
  expect(view.statement).toMatchObject({
    origin: { kind: 'own', why: 'not-supplied' },
    totalCount: 3,
    openCount: 1,
  })
  expect(view.statement.rows).toMatchObject([
    { kind: 'hold', reference: open2.reference, balanceCents: null },
    { kind: 'charge', reference, amountCents: totalCents, hold: { amountCents: totalCents } },
  ])
  expect(view.forecast?.lapsedCents).toBe(1_000_000 - totalCents)
})

test('a person who may not read the statement sees no copy that others have made', async () => {
  await addCredits(world, grant, 3)
  await page()
  grant = { ...grant, permissions: ['activity_config'] }
  const { statement } = await page()
  expect(statement).toMatchObject({ origin: { kind: 'own', why: 'permission' }, rows: [] })
})

test('while the gateway is away the page has the last totals and movements, with their time', async () => {
  const { totalCents } = await holdFlight(world, grant)
  const fresh = await page()
  world.trouble(STATEMENT, ...Array.from({ length: 5 }, () => 'server-error' as const))
  world.trouble(CONFIG, ...Array.from({ length: 5 }, () => 'server-error' as const))
  const view = await page()
  expect(view.totals).toMatchObject({ availableCents: 1_000_000 - totalCents, asOf: fresh.serverNow })
  expect(view.statement).toMatchObject({ origin: { kind: 'kept', at: fresh.serverNow }, totalCount: 2 })
})
