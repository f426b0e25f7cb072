import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { NO_BUYER, type InvoiceLine } from '../../../../lib/invoice/invoice.ts'
import type { IssueOutcome } from '../../../../lib/invoice/invoice-view.ts'
import type { CreditedAmount } from '../../../../lib/invoice/open-amounts.ts'
import { clientPrice } from '../../../../lib/money.ts'
import { invoiceFile } from '../../../../server/invoice/invoice-files.ts'
import { creditInvoice, issueLines } from '../../../../server/invoice/issue.ts'
import { invoicePageOf } from '../../../../server/invoice/queries.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { openWorld, type World } from '../world.ts'

// An invoice stands: credit notes take back bookings or amounts of it, and never more than it has.

let world: World
let admin: Grant<'air_book'>

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  admin = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
})
afterAll(() => world.close())

const line = (reference: string, cents: number, taxCents: number | null = null): InvoiceLine => ({
  reference,
  kind: 'air',
  title: 'Flights: LHR – AMS',
  detail: 'Anna Keller',
  totalCents: clientPrice(cents, 0),
  taxCents: taxCents === null ? null : clientPrice(taxCents, 0),
})

function numberOf(outcome: IssueOutcome): string {
  if (outcome.kind !== 'issued') throw new Error(JSON.stringify(outcome))
  return outcome.number
}

async function issued(lines: InvoiceLine[]): Promise<string> {
  const buyer = { ...NO_BUYER, name: 'Keller GmbH' }
  return numberOf(await issueLines(world.desk, admin, { formId: randomUUID(), buyer, lines }))
}

const credit = (number: string, amounts: readonly CreditedAmount[] | null) =>
  creditInvoice(world.desk, admin, { formId: randomUUID(), number, reason: 'refunded in part', amounts })

async function pageOf(number: string) {
  const page = await invoicePageOf(world.desk, admin, number)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page
}

test('a credit note takes back one booking of several, and an amount of another; the rest stays open', async () => {
  const number = await issued([line('PO-a1', 30_000, 4_000), line('PO-a2', 20_000, 3_000)])
  const note = numberOf(
    await credit(number, [
      { reference: 'PO-a1', cents: 30_000 },
      { reference: 'PO-a2', cents: 5_000 },
    ]),
  )
  const { invoice: made } = await pageOf(note)
  expect(made.lines.map(({ reference, totalCents, taxCents }) => [reference, totalCents, taxCents])).toEqual([
    ['PO-a1', -30_000, -4_000],
    ['PO-a2', -5_000, null],
  ])
  const { invoice, open } = await pageOf(number)
  expect(invoice).toMatchObject({ creditedBy: [note], creditedCents: 35_000, totalCents: 50_000 })
  expect(open.map(({ reference, openCents }) => [reference, openCents])).toEqual([
    ['PO-a1', 0],
    ['PO-a2', 15_000],
  ])
  const text = await pdfText(Buffer.from(await (await invoiceFile(world.desk, admin, note)).arrayBuffer()))
  expect(text).toContain(`Credits ${number}`)
  expect(text).toContain('−$350.00')
})

test('a booking that was credited as a whole is invoiced anew, one that was not is not', async () => {
  const number = await issued([line('PO-b1', 10_000), line('PO-b2', 10_000)])
  await credit(number, [{ reference: 'PO-b1', cents: 10_000 }])
  await credit(number, [{ reference: 'PO-b2', cents: 9_999 }])
  expect(await issued([line('PO-b1', 10_000)])).toMatch(/^INV-/)
  await expect(issued([line('PO-b2', 10_000)])).rejects.toThrow(`${number} has PO-b2 already`)
})

test('more than is open of a booking, one that is not on it, and one named twice are refused', async () => {
  const number = await issued([line('PO-c1', 10_000), line('PO-c2', 90_000)])
  await credit(number, [{ reference: 'PO-c1', cents: 4_000 }])
  for (const amounts of [
    [{ reference: 'PO-c1', cents: 6_001 }],
    [{ reference: 'PO-x', cents: 1 }],
    [
      { reference: 'PO-c2', cents: 50_000 },
      { reference: 'PO-c2', cents: 50_000 },
    ],
  ]) {
    expect(await credit(number, amounts)).toMatchObject({ kind: 'refused' })
  }
  expect((await pageOf(number)).invoice.creditedCents).toBe(4_000)
})

test('20 credit notes at once never take back more than the invoice has', async () => {
  const number = await issued([line('PO-d1', 100_000)])
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => credit(number, [{ reference: 'PO-d1', cents: 9_000 }])),
  )
  expect(outcomes.filter(({ kind }) => kind === 'issued')).toHaveLength(11)
  const { invoice, open } = await pageOf(number)
  expect(invoice).toMatchObject({ creditedCents: 99_000, totalCents: 100_000 })
  expect(invoice.creditedBy).toHaveLength(11)
  expect(open[0]?.openCents).toBe(1_000)
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('invoice')
    .select('position')
    .where('office_id', '=', admin.officeId)
    .where('type', '=', 'credit-note')
    .orderBy('position')
    .execute()
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
})
