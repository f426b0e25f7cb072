import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { netOf, sumOf } from '../../../../lib/accounts/account-line.ts'
import { dimensions, groupsBy } from '../../../../lib/accounts/groups.ts'
import { NO_BUYER } from '../../../../lib/invoice/invoice.ts'
import { closeMonth } from '../../../../server/accounts/close-month.ts'
import { monthForAdmin, monthPageForAdmin, monthsForAdmin } from '../../../../server/accounts/queries.ts'
import { creditInvoice, issueInvoice } from '../../../../server/invoice/issue.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { verifyNewest } from '../../../../server/store/verify-audit.ts'
import { addCredits, gatewayLedger } from '../wallet/ledger.ts'
import { openWorld, type World } from '../world.ts'
import { advanceTo, cancelStay, confirmStay, ticketFlight } from './office-of-months.ts'

// A month end: November is closed in December, and what changes afterwards stands in December.

let world: World
let ann: Grant<'air_book'>
let ben: Grant<'air_book'>
let flight: string
let stay: string

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'air_book')
  ben = await world.grant(await world.signIn(office, 'admin'), 'air_book')
  flight = await ticketFlight(world, ann)
  await ticketFlight(world, ben)
  stay = await confirmStay(world, ann)
  await cancelStay(world, ann, await confirmStay(world, ann))
})
afterAll(() => world.close())

async function monthAs(grant: Grant<'air_book'>, month: string) {
  const view = await monthForAdmin(world.desk, grant, month)
  if (view.kind !== 'read') throw new Error(view.kind)
  return view
}

async function ledgerSums() {
  const ledger = await gatewayLedger(world, ben)
  const of = (kind: string) =>
    ledger.reduce((sum, row) => (row.kind === kind ? sum + Number(row.amount_cents) : sum), 0)
  return { salesCents: of('charge'), refundsCents: of('refund') }
}

async function setBooking(reference: string, columns: { markup_cents?: number; cost_centre?: string }) {
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set(columns)
    .where('office_id', '=', ben.officeId)
    .where('reference', '=', reference)
    .execute()
}

const close = (month: string, reason: string | null = null) => closeMonth(world.desk, ben, { month, reason })

describe('an open month', () => {
  test('names the invoice of a booking until it is credited as a whole', async () => {
    const page = async () => {
      const view = await monthPageForAdmin(world.desk, ben, '2026-11', {
        by: 'client',
        of: null,
        amount: null,
      })
      if (view.kind !== 'read') throw new Error(view.kind)
      return view
    }
    const left = async () => (await page()).groups.flatMap(({ toInvoice }) => toInvoice)
    expect(await left()).toEqual(expect.arrayContaining([flight, stay]))
    const buyer = { ...NO_BUYER, name: 'Keller GmbH' }
    const form = { formId: randomUUID(), references: [flight], buyer }
    const issued = await issueInvoice(world.desk, ben, form)
    if (issued.kind !== 'issued') throw new Error(JSON.stringify(issued))
    const { number } = issued
    expect((await page()).invoices).toEqual({ [flight]: number })
    expect(await left()).not.toContain(flight)
    const credit = { formId: randomUUID(), number, reason: 'wrong buyer', amounts: null }
    await creditInvoice(world.desk, ben, credit)
    expect((await page()).invoices).toEqual({})
  })

  test('has the sales and refunds of the ledger, divided by whatever dimension', async () => {
    const november = await monthAs(ben, '2026-11')
    expect(sumOf(november.lines)).toMatchObject(await ledgerSums())
    for (const dimension of dimensions) {
      expect(sumOf(groupsBy(november.lines, dimension, '2026-11'))).toEqual(sumOf(november.lines))
    }
    expect(groupsBy(november.lines, 'agent', '2026-11').map(({ value }) => value)).toEqual(
      expect.arrayContaining([ann.displayName, ben.displayName]),
    )
    expect(november.lines.every(({ client }) => client !== null)).toBe(true)
    expect(november.differences).toEqual([])
    expect(november.balances?.openingCents).toBe(0)
    expect(november.lines.find(({ type }) => type === 'refund')).toMatchObject({
      kind: 'hotel',
      saleMonth: '2026-11',
    })
  })

  test('is not closed before it is over', async () => {
    expect(await close('2026-11')).toEqual({ kind: 'refused', message: 'This month is not over yet.' })
  })

  test('is of one office alone', async () => {
    const other = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
    expect((await monthAs(other, '2026-11')).lines).toEqual([])
  })

  test('names a booking that the statement has and the desk has not', async () => {
    const db = await world.desk.store.db()
    const row = await db
      .selectFrom('booking')
      .selectAll()
      .where('reference', '=', flight)
      .executeTakeFirstOrThrow()
    await db.deleteFrom('booking').where('reference', '=', flight).execute()
    const without = await monthAs(ben, '2026-11')
    expect(without.differences).toEqual([
      expect.objectContaining({ about: 'movement-without-booking', reference: flight, bookingCents: null }),
    ])
    expect(sumOf(without.lines)).toMatchObject(await ledgerSums())
    const { summary, settlement, agreed, changed, ...rest } = row
    await db
      .insertInto('booking')
      .values({
        ...rest,
        summary: JSON.stringify(summary),
        settlement: JSON.stringify(settlement),
        agreed: JSON.stringify(agreed),
        changed: changed && JSON.stringify(changed),
        seen_terms: null,
      })
      .execute()
    await db.updateTable('booking').set({ total_cents: 1 }).where('reference', '=', flight).execute()
    expect((await monthAs(ben, '2026-11')).differences).toEqual([
      expect.objectContaining({ about: 'charge', reference: flight, bookingCents: 1 }),
    ])
    await db
      .updateTable('booking')
      .set({ total_cents: row.total_cents })
      .where('reference', '=', flight)
      .execute()
  })
})

describe('a close', () => {
  test('waits for the statement', async () => {
    await advanceTo(world, '2026-12-02T08:00:00Z')
    world.trouble('/Wallet/Statement', ...Array.from({ length: 20 }, () => 'server-error' as const))
    const refused = await close('2026-11')
    world.clearTroubles()
    expect(refused).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('unavailable') as string,
    })
    world.pass(120)
  })

  test('is done once, whoever else closes at that moment', async () => {
    const outcomes = await Promise.all([close('2026-11', 'all agreed'), close('2026-11'), close('2026-11')])
    expect(outcomes.filter(({ kind }) => kind === 'closed')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(2)
    const db = await world.desk.store.db()
    const entries = await db.selectFrom('audit').selectAll().where('verb', '=', 'month.close').execute()
    expect(entries).toEqual([expect.objectContaining({ reference: '2026-11', who: 'ben' })])
    expect((await verifyNewest(db, ben.officeId, 1000)).faults).toEqual([])
  })

  test('keeps the month as it was: refunds and later readings stand in the next one', async () => {
    const atClose = await monthAs(ben, '2026-11')
    expect(atClose.close).toMatchObject({ by: ben.displayName })
    await cancelStay(world, ann, stay)
    await setBooking(flight, { markup_cents: 2500, cost_centre: '4711' })
    expect((await monthAs(ben, '2026-11')).lines).toEqual(atClose.lines)

    const december = await monthAs(ben, '2026-12')
    const refund = december.lines.find(({ type }) => type === 'refund')
    expect(refund).toMatchObject({ reference: stay, month: '2026-12', saleMonth: '2026-11' })
    const corrections = december.lines.filter(({ month }) => month === '2026-11')
    expect(corrections.map(({ reference, costCentre }) => [reference, costCentre])).toEqual([
      [flight, null],
      [flight, '4711'],
    ])
    expect(sumOf(corrections)).toMatchObject({ salesCents: 0, refundsCents: 0, markupCents: 2500 })
    expect(sumOf([...atClose.lines, ...december.lines])).toMatchObject(await ledgerSums())
    expect(december.balances?.openingCents).toBe(atClose.balances?.closingCents)
    expect(december.differences).toEqual([])
  })

  test('of the next month takes the corrections with it, and leaves none', async () => {
    await advanceTo(world, '2027-02-02T08:00:00Z')
    expect(await close('2027-01')).toEqual({ kind: 'refused', message: 'Close December 2026 first.' })
    expect(await close('2026-12')).toEqual({ kind: 'closed' })
    const [november, december, january] = [
      await monthAs(ben, '2026-11'),
      await monthAs(ben, '2026-12'),
      await monthAs(ben, '2027-01'),
    ]
    expect(january.lines).toEqual([])
    const sum = sumOf([...november.lines, ...december.lines])
    const ledger = await ledgerSums()
    expect(sum).toMatchObject(ledger)
    expect(netOf(sum)).toBe(ledger.salesCents - ledger.refundsCents)
    expect(await close('2027-01')).toEqual({ kind: 'closed' })
  })

  test('names in the list who closed what, the newest month first', async () => {
    await addCredits(world, ben, 2300)
    const view = await monthsForAdmin(world.desk, ben)
    if (view.kind !== 'read') throw new Error(view.kind)
    expect(view.months.map(({ month, close }) => [month, close?.by ?? null])).toEqual([
      ['2027-02', null],
      ['2027-01', ben.displayName],
      ['2026-12', ben.displayName],
      ['2026-11', ben.displayName],
    ])
    expect(view.next).toBe('2027-02')
    expect(view.missing).toBe(0)
  })
})
