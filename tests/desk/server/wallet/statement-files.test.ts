import { afterEach, beforeEach, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { leadNamePlace } from '../../../../server/booking/stored-row.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { statementAnswer } from '../../../../server/wallet/statement-file.ts'
import { MOST_PDF_ROWS } from '../../../../lib/wallet/statement-query.ts'
import { seal } from '../../../../database/sealed-text.ts'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { addCredits, gatewayLedger } from './ledger.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// The statement as a file: its rows, and that it adds up.

let world: World
let grant: AnyGrant

async function open(assumed: boolean) {
  world = await openWorld({ gateway: { assumed } })
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
}
beforeEach(() => open(true))
afterEach(() => world.close())

const answer = (params: Record<string, string>) =>
  statementAnswer(world.desk, grant, new URLSearchParams(params))

async function csv(params: Record<string, string> = {}): Promise<Record<string, string>[]> {
  const file = await answer({ ...params, format: 'csv' })
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('no-store')
  const [head = [], ...lines] = parsed(new TextDecoder('utf-8').decode(await file.arrayBuffer()))
  return lines.map((cells) => {
    expect(cells).toHaveLength(head.length)
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']))
  })
}

/** RFC 4180. */
function parsed(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(0, -2)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      line
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    )
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100)

/** A ticket, a hold, and credits. */
async function someMovements() {
  const held = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(120)
  await addCredits(world, grant, 3)
  return { ticketed: held, held: await holdFlight(world, grant) }
}

function expectToAddUp(rows: readonly Record<string, string>[]) {
  const [opening, closing] = [rows[0], rows.at(-1)]
  expect([opening?.['Movement'], closing?.['Movement']]).toEqual(['Opening balance', 'Closing balance'])
  const changes = rows.reduce((sum, row) => sum + cents(row['Balance change USD']), 0)
  expect(cents(opening?.['Balance USD']) + changes).toBe(cents(closing?.['Balance USD']))
}

test('every movement, oldest first, with its booking and the hold that it ended; it adds up', async () => {
  const { ticketed } = await someMovements()
  const rows = await csv()
  expectToAddUp(rows)
  const ledger = await gatewayLedger(world, grant)
  expect(
    rows.slice(1, -1).map((row) => [row['Time (UTC)'], cents(row['Amount USD']), cents(row['Balance USD'])]),
  ).toEqual(
    ledger.map(({ at, amount_cents, balance_cents }) => [
      at.toISOString(),
      Number(amount_cents),
      Number(balance_cents),
    ]),
  )
  expect(rows.find(({ Movement }) => Movement === 'Charged')).toMatchObject({
    Reference: ticketed.reference,
    'Balance change USD': `-${(ticketed.totalCents / 100).toFixed(2)}`,
    Service: 'Flights',
    Booked: expect.stringContaining('LHR') as string,
    'Lead traveller': 'Anna Keller',
    'Closes No.': '2',
  })
  expect(rows[0]?.['Booked']).toContain(`${grant.officeName} (`)
})

test('a movement whose booking the desk does not have names its service', async () => {
  await someMovements()
  await (await world.desk.store.db()).deleteFrom('booking').execute()
  const charged = (await csv()).find(({ Movement }) => Movement === 'Charged')
  expect(charged).toMatchObject({ Service: 'Flights', Booked: '' })
})

const narrowed: Record<string, string>[] = [
  { kind: 'charged' },
  { kind: 'open' },
  { service: 'hotel' },
  { q: 'PO0' },
  { to: '2026-01-01' },
]

test.each(narrowed)('narrowed to %j: what is left out is counted, and it adds up', async (query) => {
  await someMovements()
  const rows = await csv(query)
  expectToAddUp(rows)
  const movements = new Set(rows.slice(1, -1).map(({ Movement }) => Movement))
  if (query['kind'] !== undefined) {
    expect([...movements]).toEqual([
      query['kind'] === 'open' ? 'Held' : 'Charged',
      'Other movements, not shown',
    ])
  }
})

test('a period begins with the balance that the movements before it left', async () => {
  await someMovements()
  await world.gateway.advance(3 * 86_400)
  const { totalCents } = await holdFlight(world, grant)
  const ledger = await gatewayLedger(world, grant)
  const day = ledger.at(-1)?.at.toISOString().slice(0, 10) ?? ''
  const rows = await csv({ from: day, to: day })
  expectToAddUp(rows)
  expect(rows.slice(1, -1).map((row) => cents(row['Amount USD']))).toEqual([totalCents])
  const before = ledger.filter(({ at }) => at.toISOString() < day).at(-1)
  expect(cents(rows[0]?.['Balance USD'])).toBe(Number(before?.balance_cents))
})

test('a text that a sheet would take for a formula is a text, and quotes stay quotes', async () => {
  const { held } = await someMovements()
  const name = '=HYPERLINK("http://x"),\r\nÅsa'
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ sealed_lead_name: seal(world.desk.key, leadNamePlace(grant.officeId, held.reference), name) })
    .where('reference', '=', held.reference)
    .execute()
  const rows = await csv({ q: held.reference })
  expect(rows.find(({ Reference }) => Reference === held.reference)?.['Lead traveller']).toBe(`'${name}`)
})

test('a ledger of several batches, and of more pages than one visit copies, is written whole', async () => {
  await addCredits(world, grant, 2500)
  const rows = await csv()
  expect(rows).toHaveLength(2503)
  expectToAddUp(rows)
})

test('without a statement the file has the bookings of the desk, without balances', async () => {
  await world.close()
  await open(false)
  const { reference } = await holdFlight(world, grant)
  const rows = await csv()
  expect(rows.map(({ Movement, Reference }) => [Movement, Reference])).toEqual([
    ['Opening balance', ''],
    ['Held', reference],
    ['Closing balance', ''],
  ])
  expect(rows[0]?.['Balance USD']).toBe('')
  expect(rows[0]?.['Booked']).toContain('credits and bookings made elsewhere are missing')
})

test('the PDF says the same, with opening and closing balance', async () => {
  const { ticketed } = await someMovements()
  const file = await answer({ format: 'pdf' })
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const text = await pdfText(Buffer.from(await file.arrayBuffer()))
  expect(text).toContain('Wallet statement')
  expect(text).toContain(ticketed.reference)
  const closing = (await gatewayLedger(world, grant)).at(-1)?.balance_cents ?? 0n
  expect(text).toContain(`$${(Number(closing) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
})

test('a file that cannot be made is refused: too many movements for a PDF, another format', async () => {
  await addCredits(world, grant, MOST_PDF_ROWS + 1)
  expect((await answer({ format: 'pdf' })).status).toBe(422)
  expect((await answer({ format: 'pdf', kind: 'open' })).status).toBe(200)
  expect((await answer({ format: 'xls' })).status).toBe(400)
})
