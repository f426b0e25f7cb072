import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { NO_BUYER, type InvoiceLine } from '../../../../lib/invoice/invoice.ts'
import type { IssueOutcome } from '../../../../lib/invoice/invoice-view.ts'
import { clientPrice } from '../../../../lib/money.ts'
import { invoiceFile, invoicesFile } from '../../../../server/invoice/invoice-files.ts'
import { creditInvoice, issueInvoice, issueLines } from '../../../../server/invoice/issue.ts'
import { invoiceFormOf, invoicesOf } from '../../../../server/invoice/queries.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { verifyNewest } from '../../../../server/store/verify-audit.ts'
import { holdFlight, openWorld, type World } from '../world.ts'
import { cancelStay, confirmStay, ticketFlight } from '../accounts/office-of-months.ts'

// Invoices: numbers have no gap whoever issues at once and whatever dies, and nothing is changed afterwards.

let world: World
let admin: Grant<'air_book'>
let flight: string

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  admin = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
  flight = await ticketFlight(world, admin)
  await saveSettings(world.desk, admin, {
    invoice: { dueDays: 14, payment: 'IBAN DE00 1234', legal: 'Margin scheme, section 25 UStG.' },
  })
})
afterAll(() => world.close())

/** For a busy machine. */
const LONG = { timeout: 12_000 }

const buyer = { ...NO_BUYER, name: 'Keller GmbH', city: '10115 Berlin', reference: 'PO 77' }

const line = (reference: string): InvoiceLine => ({
  reference,
  kind: 'air',
  title: 'Flights: LHR – AMS',
  detail: 'Anna Keller',
  totalCents: clientPrice(12_345, 0),
  taxCents: null,
})

const issueFor = (reference: string, grant = admin) =>
  issueLines(world.desk, grant, { formId: randomUUID(), buyer, lines: [line(reference)] })

function numberOf(outcome: IssueOutcome): string {
  if (outcome.kind !== 'issued') throw new Error(JSON.stringify(outcome))
  return outcome.number
}

async function numbers(grant = admin): Promise<string[]> {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('invoice')
    .select('number')
    .where('office_id', '=', grant.officeId)
    .where('type', '=', 'invoice')
    .orderBy('number')
    .execute()
  return rows.map((row) => row.number)
}

describe('an invoice', () => {
  let first: string

  test('has the price of the client, the taxes as told, and the lead traveller as buyer at first', async () => {
    const form = await invoiceFormOf(world.desk, admin, [flight])
    expect(form).toMatchObject({ kind: 'read', buyer: { name: 'Anna Keller' }, texts: { dueDays: 14 } })
    if (form.kind !== 'read') throw new Error(form.kind)
    expect(form.lines).toEqual([expect.objectContaining({ reference: flight, kind: 'air' })])
    expect(form.lines[0]?.taxCents).toBeGreaterThan(0)
    const { formId } = form
    const [one, other] = await Promise.all([
      issueInvoice(world.desk, admin, { formId, references: [flight], buyer }),
      issueInvoice(world.desk, admin, { formId, references: [flight], buyer }),
    ])
    first = numberOf(one)
    expect(first).toBe('INV-2026-0001')
    expect(other).toEqual(one)
    expect(await numbers()).toEqual([first])
  })

  test('prints seller, buyer, amounts, due date and the texts of the office', async () => {
    const answer = await invoiceFile(world.desk, admin, first)
    const text = await pdfText(Buffer.from(await answer.arrayBuffer()))
    for (const part of [
      'Invoice INV-2026-0001',
      'Keller GmbH',
      'Due 4 Dec 2026',
      'IBAN DE00 1234',
      'Margin scheme',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('is not issued twice for a booking, unless it was credited, once', async () => {
    const again = () => issueInvoice(world.desk, admin, { formId: randomUUID(), references: [flight], buyer })
    expect(await again()).toMatchObject({ message: `${first} has ${flight} already. Credit it first.` })
    const credit = () =>
      creditInvoice(world.desk, admin, {
        formId: randomUUID(),
        number: first,
        reason: 'wrong buyer',
        amounts: null,
      })
    const credits = await Promise.all([credit(), credit(), credit()])
    expect(credits.filter(({ kind }) => kind === 'issued')).toEqual([
      { kind: 'issued', number: 'CRN-2026-0001' },
    ])
    const second = numberOf(await again())
    expect(second).toBe('INV-2026-0002')
    const { rows } = await invoicesOf(world.desk, admin, flight)
    expect(rows.map(({ number, creditedBy, credits: of }) => [number, creditedBy, of])).toEqual(
      expect.arrayContaining([
        ['INV-2026-0001', ['CRN-2026-0001'], null],
        ['CRN-2026-0001', [], 'INV-2026-0001'],
        ['INV-2026-0002', [], null],
      ]),
    )
    expect(rows.reduce<number>((sum, { totalCents }) => sum + totalCents, 0)).toBe(
      rows.find(({ number }) => number === second)?.totalCents,
    )
  })

  test('is not issued for what is not paid, or was refunded as a whole', async () => {
    const { reference: held } = await holdFlight(world, admin)
    const stay = await confirmStay(world, admin)
    await cancelStay(world, admin, stay)
    for (const [reference, why] of [
      [held, 'not paid'],
      [stay, 'refunded'],
    ] as const) {
      const outcome = await issueInvoice(world.desk, admin, {
        formId: randomUUID(),
        references: [reference],
        buyer,
      })
      expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining(why) as string })
    }
    expect(await numbers()).toHaveLength(2)
  })

  test('is of one office alone, and names nobody in the store', async () => {
    const other = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
    expect((await invoiceFile(world.desk, other, first)).status).toBe(404)
    expect((await invoicesOf(world.desk, other, 'keller')).rows).toEqual([])
    const db = await world.desk.store.db()
    const { rows } = await sql<{ text: string }>`select i::text as text from desk.invoice i`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => /keller/i.test(text))).toEqual([])
  })

  test('is found by buyer, number and reference, and listed as CSV', async () => {
    for (const typed of ['keller', 'INV-2026-0002', flight]) {
      const { rows } = await invoicesOf(world.desk, admin, typed)
      expect(rows.map(({ number }) => number)).toContain('INV-2026-0002')
    }
    const csv = await (await invoicesFile(world.desk, admin, new URLSearchParams())).text()
    expect(csv.trim().split('\r\n')).toHaveLength(4)
  })
})

describe('numbers', () => {
  test('have no gap and no double under 20 requests at once, some of which die on the way', async () => {
    const office = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
    expect(await issueFor('PO-first', office)).toEqual({ kind: 'issued', number: 'INV-2026-0001' })
    const db = await world.desk.store.db()
    const outcomes: PromiseSettledResult<IssueOutcome>[] = []
    // Nobody gets a number while this transaction holds the counter: the requests wait inside of theirs.
    const killed = await db.transaction().execute(async (trx) => {
      await sql`select from desk.invoice_counter where office_id = ${office.officeId} for update`.execute(trx)
      const requests = Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => issueFor(`PO-${index}`, office)),
      )
      void requests.then((settled) => outcomes.push(...settled))
      const waiting = await vi.waitUntil(async () => {
        // A transaction sees the activity as it was at its first look, unless it asks anew.
        await sql`select pg_stat_clear_snapshot()`.execute(trx)
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(trx)
        return rows.length >= 3 ? rows : null
      }, LONG)
      const victims = waiting.slice(0, 2)
      for (const { pid } of victims) await sql`select pg_terminate_backend(${pid})`.execute(trx)
      return victims.length
    })
    await vi.waitUntil(() => outcomes.length === 20, LONG)
    const issued = outcomes.flatMap((each) =>
      each.status === 'fulfilled' && each.value.kind === 'issued' ? [each.value.number] : [],
    )
    expect(issued.length).toBeGreaterThanOrEqual(20 - killed)
    const all = await numbers(office)
    expect(all).toEqual(all.map((_, index) => `INV-2026-${String(index + 1).padStart(4, '0')}`))
    expect(new Set(issued).size).toBe(issued.length)
    expect(all).toEqual(['INV-2026-0001', ...issued].sort())
    expect((await verifyNewest(db, office.officeId, 1000)).faults).toEqual([])
  })

  test('begin anew with the year of the office', async () => {
    await world.gateway.advance(45 * 86_400)
    expect(await issueFor('PO-new-year')).toEqual({ kind: 'issued', number: 'INV-2027-0001' })
  })
})
