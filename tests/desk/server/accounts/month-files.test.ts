import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { netOf, sumOf } from '../../../../lib/accounts/account-line.ts'
import { monthFile } from '../../../../server/accounts/month-file.ts'
import { monthForAdmin } from '../../../../server/accounts/queries.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import { openWorld, type World } from '../world.ts'
import { cancelStay, confirmStay, ticketFlight } from './office-of-months.ts'

// The files of a month: another library opens the workbook and adds it up.

let world: World
let admin: Grant<'air_book'>

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  admin = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
  const flight = await ticketFlight(world, admin)
  await cancelStay(world, admin, await confirmStay(world, admin))
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ cost_centre: '=1+1', made_by: '@SUM(A1)' })
    .where('reference', '=', flight)
    .execute()
})
afterAll(() => world.close())

const file = (format: string, grant = admin) =>
  monthFile(world.desk, grant, new URLSearchParams({ month: '2026-11', format }))

async function monthSum() {
  const view = await monthForAdmin(world.desk, admin, '2026-11')
  if (view.kind !== 'read') throw new Error(view.kind)
  return { lines: view.lines, sum: sumOf(view.lines) }
}

test('a workbook is read and added up by another library, and its texts are never formulas', async () => {
  const { lines, sum } = await monthSum()
  expect(sum.salesCents).toBeGreaterThan(0)
  expect(sum.refundsCents).toBeGreaterThan(0)
  const book = read(await (await file('xlsx')).arrayBuffer(), { cellFormula: true })
  expect(book.SheetNames).toEqual([
    'Summary',
    'Bookings',
    'By agent',
    'By service',
    'By client',
    'By cost centre',
    'By day',
    'Differences',
  ])
  for (const name of book.SheetNames.slice(1, 7)) {
    const rows = utils.sheet_to_json<Record<string, string | number>>(book.Sheets[name]!)
    const [first = ''] = Object.keys(rows[0] ?? {})
    const total = rows.at(-1)
    const cents = (column: string) =>
      rows.slice(0, -1).reduce((added, row) => added + Math.round(Number(row[column]) * 100), 0)
    expect([name, cents('Sales USD'), cents('Refunds USD'), cents('Net USD')]).toEqual([
      name,
      sum.salesCents,
      sum.refundsCents,
      netOf(sum),
    ])
    expect(total).toMatchObject({ [first]: 'Total', 'Net USD': netOf(sum) / 100 })
  }
  const cells = Object.values(book.Sheets).flatMap((sheet) =>
    Object.entries(sheet).flatMap(([name, cell]) =>
      name.startsWith('!') ? [] : [cell as { t: string; f?: string; v: unknown }],
    ),
  )
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
  expect(cells.filter(({ v }) => v === '=1+1').map(({ t }) => t)).toEqual(['s', 's'])
  expect(lines.length).toBe(utils.sheet_to_json(book.Sheets['Bookings']!).length - 1)
})

test('a CSV has every line and the sum, and no formula', async () => {
  const { lines, sum } = await monthSum()
  const rows = (await (await file('csv')).text()).trim().split('\r\n')
  expect(rows).toHaveLength(lines.length + 2)
  expect(rows.at(-1)).toContain(`,${(sum.salesCents / 100).toFixed(2)},`)
  expect(rows.join('\n')).toContain("'=1+1")
})

test('a PDF has the sums and the agreement with the statement', async () => {
  const answer = await file('pdf')
  expect(answer.headers.get('content-disposition')).toContain('-2026-11.pdf')
  const text = await pdfText(Buffer.from(await answer.arrayBuffer()))
  expect(text).toContain('Accounts of November 2026')
  expect(text).toContain('Bookings and statement agree to the cent.')
})

test('a file of an unknown form, or of a month to come, is refused', async () => {
  expect((await file('doc')).status).toBe(400)
  const future = await monthFile(world.desk, admin, new URLSearchParams({ month: '2027-11', format: 'csv' }))
  expect(future.status).toBe(404)
})
