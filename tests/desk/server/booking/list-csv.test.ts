import { afterAll, beforeAll, expect, test } from 'vitest'
import { CSV_MARK } from '../../../../server/csv.ts'
import { listCsv } from '../../../../server/booking/list-csv.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

/** The list of an office as a file: a row for each booking that was asked for, with its stored facts. */

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  grant = await office()
  await storeFlight(world, grant, {
    reference: 'PO0000001',
    pnr: 'QX7K2M',
    markupCents: 2_500,
    people: [
      ['ANNA', 'KELLER'],
      ['JÜRGEN', 'GROSS'],
    ],
  })
  await storeFlight(world, grant, {
    reference: 'PO0000002',
    state: 'held',
    deadlineAt: '2026-11-22T08:00:00.000Z',
  })
  await storeFlight(world, grant, {
    reference: 'PO0000003',
    state: 'held',
    deadlineAt: '2026-11-22T07:00:00.000Z',
    people: [['RUI', 'COSTA']],
  })
  await storeFlight(world, grant, {
    reference: 'PO0000004',
    state: 'cancelled',
    madeBy: 'Ben',
    totalCents: 90_000,
    people: [['RUI', 'COSTA']],
    settlement: { chargedCents: 90_000, feeCents: 5_050, refundedCents: 84_950 },
  })
})
afterAll(() => world.close())

async function office(): Promise<AnyGrant> {
  return world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
}

type Asked = { search?: string; references?: string[] | null; origin?: string }

function requestFor({ search = '', references = null, origin = 'localhost:3000' }: Asked): Request {
  return new Request('http://localhost:3000/api/bookings/csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: `http://${origin}`, 'x-desk': '1' },
    body: JSON.stringify({ search, references }),
  })
}

async function csv(request: Asked = {}, by = grant, desk = world.desk) {
  const answer = await listCsv(desk, by, requestFor(request))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  const rows = text.split('\r\n').slice(1, -1).map(unquoted)
  return { answer, text, rows, references: rows.map((row) => row.split(',')[0]) }
}

/** A line without the quotes of cells that need none, as it is easiest to compare. */
function unquoted(line: string): string {
  return line.replace(/"([^",]*)"(?=,|$)/g, '$1')
}

async function refusalOf(request: Asked) {
  const answer = await listCsv(world.desk, grant, requestFor(request))
  return [answer.status, (await answer.json()) as unknown]
}

test('a query has all its rows: what is known in each column, states in one vocabulary with the original', async () => {
  const { answer, text, rows } = await csv()
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const head = `${CSV_MARK}Reference,Short code,PNR and supplier references,Service,Title,Details,Lead traveller,`
  const [first = ''] = text.split('\r\n')
  expect(first.replaceAll('"', '').startsWith(head)).toBe(true)
  expect(first).toContain(',"Deadline (UTC)","Deadline of",')
  expect(first).toContain(',"Net total USD","Client price USD","Kept USD",')
  const held = (reference: string, name: string, until: string) =>
    `${reference},,,Flights,LHR – SIN,EK · 1 traveller,${name},${name},2027-01-14,2027-01-14,${until},Hold ends,100.00,100.00,,,` +
    'Held,Held,10/10,Ann,,,,2026-11-20T08:00:00.000Z,Exported'
  expect(rows).toEqual([
    held('PO0000003', 'RUI COSTA', '2026-11-22T07:00:00.000Z'),
    held('PO0000002', 'ANNA KELLER', '2026-11-22T08:00:00.000Z'),
    'PO0000004,,,Flights,LHR – SIN,EK · 1 traveller,RUI COSTA,RUI COSTA,2027-01-14,2027-01-14,,,900.00,900.00,50.50,849.50,' +
      'Cancelled,Cancelled,30/30,Ben,,,,2026-11-20T08:00:00.000Z,Exported',
    'PO0000001,,QX7K2M,Flights,LHR – SIN,EK · 2 travellers,ANNA KELLER,ANNA KELLER; JÜRGEN GROSS,2027-01-14,' +
      '2027-01-14,,,100.00,125.00,,,Confirmed,Ticketed,21/21,Ann,,,,2026-11-20T08:00:00.000Z,Exported',
  ])
})

test('a selection has its order, each booking once, and a row for what could not be exported', async () => {
  const chosen = ['PO0000004', 'PO0000009', 'PO0000001', 'PO0000004']
  const { references, rows } = await csv({ references: chosen })
  expect(references).toEqual(['PO0000004', 'PO0000009', 'PO0000001'])
  expect(rows[1]).toBe(`PO0000009${','.repeat(24)}Not exported: no booking of this office`)
})

test('search and tab narrow the file as they narrow the list', async () => {
  expect((await csv({ search: 'q=keller&sort=total' })).references).toEqual(['PO0000001', 'PO0000002'])
  expect((await csv({ search: 'tab=attention' })).references.toSorted()).toEqual(['PO0000002', 'PO0000003'])
  expect((await csv({ search: 'tab=attention&q=costa' })).references).toEqual(['PO0000003'])
})

test('every booking of a long list is in the file once', async () => {
  const large = await office()
  await storeFlight(world, large, { reference: 'PX0000' })
  const db = await world.desk.store.db()
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', large.officeId)
    .executeTakeFirstOrThrow()
  // A name is sealed for its booking, so the copies have none.
  const plain = { summary: 'null', settlement: 'null', agreed: 'null', changed: null, seen_terms: null }
  const copies = Array.from({ length: 999 }, (_, n) => ({
    ...row,
    ...plain,
    sealed_lead_name: null,
    sealed_people: null,
    reference: `PX${String(n + 1).padStart(4, '0')}`,
  }))
  for (const part of [copies.slice(0, 500), copies.slice(500)])
    await db.insertInto('booking').values(part).execute()
  const all = Array.from({ length: 1000 }, (_, n) => `PX${String(n).padStart(4, '0')}`)
  const { references, rows } = await csv({}, large)
  expect(references.toSorted()).toEqual(all)
  expect(rows.find((each) => each.startsWith('PX0001,'))).toBe(
    'PX0001,,,Flights,,,,,,,,,100.00,100.00,,,Confirmed,Ticketed,21/21,Ann,,,,2026-11-20T08:00:00.000Z,' +
      'Exported without details: not read yet',
  )
  await db
    .deleteFrom('booking')
    .where('reference', '=', 'PX0000')
    .where('office_id', '=', large.officeId)
    .execute()
  expect((await csv({}, large)).references).toHaveLength(999)
})

test('a record that cannot be read has a row that says so, and the others are exported', async () => {
  const broken = await office()
  await storeFlight(world, broken, { reference: 'PO0000001' })
  await storeFlight(world, broken, { reference: 'PO0000002' })
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ summary: JSON.stringify({ of: 'another time' }) })
    .where('office_id', '=', broken.officeId)
    .where('reference', '=', 'PO0000001')
    .execute()
  const { rows } = await csv({}, broken)
  const outcomes = rows.map((row) => [row.split(',')[0], row.split(',').at(-1)])
  expect(Object.fromEntries(outcomes)).toEqual({
    PO0000001: 'Not exported: its record cannot be read',
    PO0000002: 'Exported',
  })
})

test('a file that breaks off says so in its last row', async () => {
  // The settings of the office are read first; then the database goes away.
  let reads = 0
  const { store } = world.desk
  const db = () => (++reads === 1 ? store.db() : Promise.reject(new Error('no database')))
  const { rows } = await csv({}, grant, { ...world.desk, store: { ...store, db } })
  expect(rows).toEqual([
    `${','.repeat(24)}Not exported: the desk could not read its records. Bookings after this line are missing`,
  ])
})

test('its name has the office in plain letters, and the day', async () => {
  const nameFor = async (officeName: string) =>
    (await csv({}, { ...grant, officeName })).answer.headers.get('content-disposition')
  const named = (name: string) => `attachment; filename="bookings-${name}.csv"`
  expect(await nameFor('--Café  Übersee & Søn, 2--')).toBe(named('cafe-ubersee-s-n-2-2026-11-20'))
  expect(await nameFor('旅行')).toBe(named('2026-11-20'))
})

test('nothing of it runs in a spreadsheet', async () => {
  const odd = await office()
  await storeFlight(world, odd, {
    reference: 'PO0000006',
    people: [['=HYPERLINK("http://evil")', '@SUM, A1']],
    madeBy: '+1',
  })
  const { rows } = await csv({ references: ['PO0000006'] }, odd)
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil"") @SUM, A1"`)
  expect(rows[0]).toContain(",'+1,")
})

test('it is for pages of the desk, for a query or a selection, and for who is signed in', async () => {
  const wrong = { code: 'BadRequest', message: 'The query or the selection is wrong.' }
  expect(await refusalOf({ origin: 'evil.example' })).toEqual([403, { code: 'ForeignOrigin', message: '' }])
  expect(await refusalOf({ references: [] })).toEqual([400, wrong])
  expect(await refusalOf({ references: ['a b'] })).toEqual([400, wrong])
  world.trouble('/Activity/v2/config', 'unauthorized')
  expect(await refusalOf({})).toEqual([401, { code: 'SessionExpired', message: '' }])
})
