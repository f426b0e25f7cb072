import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seal } from '../../../../database/sealed-text.ts'
import { PLAIN_LIST, readListQuery, type ListQuery } from '../../../../lib/booking/list-query.ts'
import { findBookings } from '../../../../server/booking/find-bookings.ts'
import { listAnswer } from '../../../../server/booking/list-answer.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { deleteView, saveView, savedViews, sealViewNames } from '../../../../server/booking/saved-views.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

/** The list of an office: its tabs, search, filters, orders, pages and views. */

let world: World
let grant: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  await storeFlight(world, grant, {
    reference: 'PO0000001',
    pnr: 'QX7K2M',
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
    day: '2026-12-02',
    totalCents: 50_000,
  })
  await storeFlight(world, grant, {
    reference: 'PO0000004',
    state: 'cancelled',
    madeBy: 'Ben',
    totalCents: 90_000,
    people: [['RUI', 'COSTA']],
  })
  await storeFlight(world, grant, {
    reference: 'PO0000005',
    day: '2026-11-01',
    createdAt: '2026-11-20T08:30:00.000Z',
    people: [['SAMI', 'HADDAD']],
  })
  await storeFlight(world, stranger, { reference: 'PO0000009', people: [['ANNA', 'KELLER']] })
})
afterAll(() => world.close())

async function list(change: Partial<ListQuery> = {}, by = grant) {
  const answer = await bookingsOf(world.desk, by, { ...PLAIN_LIST, ...change }, () => undefined)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return { ...answer, numbers: answer.lines.map(({ reference }) => Number(reference.slice(2))) }
}

describe('tabs', () => {
  test.each([
    ['all', [3, 2, 5, 4, 1]],
    ['upcoming', [3, 1, 2]],
    ['past', [5]],
    ['cancelled', [4]],
    ['attention', [3, 2]],
  ] as const)('show their bookings in order: %s', async (tab, numbers) => {
    const { sort } = readListQuery(new URLSearchParams({ tab }))
    expect((await list({ tab, sort })).numbers).toEqual(numbers)
  })

  test('have counts, which follow search and filters and stop at a thousand', async () => {
    const counts = async (change: Partial<ListQuery> = {}) =>
      Object.values((await list(change)).counts).map(({ count, more }) => `${count}${more ? '+' : ''}`)
    expect((await list()).counts).toMatchObject({
      all: { count: 5 },
      upcoming: { count: 3 },
      past: { count: 1 },
      cancelled: { count: 1 },
      attention: { count: 2 },
    })
    expect((await list({ typed: 'costa' })).counts).toMatchObject({
      all: { count: 1 },
      cancelled: { count: 1 },
      attention: { count: 0 },
    })
    expect(await counts({ kind: 'hotel' })).toEqual(['0', '0', '0', '0', '0'])
    const db = await world.desk.store.db()
    const row = await db
      .selectFrom('booking')
      .selectAll()
      .where('reference', '=', 'PO0000005')
      .executeTakeFirstOrThrow()
    const json = {
      summary: JSON.stringify(row.summary),
      settlement: 'null',
      agreed: 'null',
      changed: null,
      seen_terms: null,
    }
    const officeId = `${grant.officeId}-large`
    const copies = Array.from({ length: 1001 }, (_, n) => ({
      ...row,
      ...json,
      office_id: officeId,
      reference: `PX${n}`,
    }))
    for (const part of [copies.slice(0, 500), copies.slice(500)])
      await db.insertInto('booking').values(part).execute()
    expect((await list({}, { ...grant, officeId })).counts.past).toEqual({
      count: 1000,
      more: true,
    })
  })
})

describe('search', () => {
  test.each([
    ['KELLER/ANNA', [3, 2, 1]],
    ['anna kel', [3, 2, 1]],
    ['jurgen gross', [1]],
    ['gross keller', [1]],
    ['QX7K2M', [1]],
    ['po0000004', [4]],
    ['176-2400000001', [1]],
    ['costa', [4]],
    ['keller costa', []],
    ['GROSS/JUERGEN MR', [1]],
    ['groß', [1]],
    ['1762400000001', [1]],
    ['!', []],
    ["'; drop table", []],
    ['  ', [3, 2, 5, 4, 1]],
  ])('"%s" finds its bookings', async (typed, numbers) => {
    expect((await list({ typed })).numbers).toEqual(numbers)
  })

  test('another office finds its own alone', async () => {
    expect((await list({ typed: 'keller' }, stranger)).numbers).toEqual([9])
    expect((await list({ typed: 'costa' }, stranger)).numbers).toEqual([])
    const bookings = await findBookings(world.desk, stranger, 'keller')
    expect(bookings).toMatchObject({ kind: 'ok', data: { lines: [{ reference: 'PO0000009' }], views: [] } })
  })

  test('from anywhere finds eight at most, and nothing for nothing', async () => {
    const referencesFor = async (typed: string) => {
      const answer = await findBookings(world.desk, grant, typed)
      return answer.kind === 'ok' ? answer.data.lines.map(({ reference }) => reference) : answer
    }
    expect(await referencesFor('keller anna')).toEqual(['PO0000003', 'PO0000002', 'PO0000001'])
    expect(await referencesFor(' ')).toEqual([])
  })
})

test('filters narrow by status, agent and days', async () => {
  expect((await list({ standing: 'held' })).numbers).toEqual([3, 2])
  expect((await list({ standing: 'over' })).numbers).toEqual([4])
  expect((await list({ agent: 'Ben' })).numbers).toEqual([4])
  expect((await list({ agent: 'Ann', standing: 'made' })).numbers).toEqual([5, 1])
  expect((await list({ from: '2026-12-01', to: '2026-12-31' })).numbers).toEqual([3])
  expect((await list({ to: '2026-11-30' })).numbers).toEqual([5])
  expect((await list()).agents).toEqual(['Ann', 'Ben'])
})

test('what needs attention is narrowed by the same filters and words', async () => {
  const { sort } = readListQuery(new URLSearchParams({ tab: 'attention' }))
  const references = async (change: Partial<ListQuery>) =>
    (await list({ tab: 'attention', sort, ...change })).numbers
  const all = [3, 2]
  expect(await references({ kind: 'air' })).toEqual(all)
  expect(await references({ kind: 'hotel' })).toEqual([])
  expect(await references({ standing: 'held' })).toEqual(all)
  expect(await references({ standing: 'made' })).toEqual([])
  expect(await references({ agent: 'Ann' })).toEqual(all)
  expect(await references({ agent: 'Ben' })).toEqual([])
  expect(await references({ from: '2026-12-02' })).toEqual(all)
  expect(await references({ from: '2026-12-03' })).toEqual([2])
  expect(await references({ to: '2027-01-14' })).toEqual(all)
  expect(await references({ to: '2026-12-02' })).toEqual([3])
  expect(await references({ to: '2026-12-01' })).toEqual([])
  expect(await references({ typed: 'keller anna' })).toEqual(all)
  expect(await references({ typed: 'keller costa' })).toEqual([])
})

test('orders, page by page, have every booking once', async () => {
  const newest = [5, 4, 3, 2, 1]
  const orders = [
    ['deadline', [3, 2, 5, 4, 1]],
    ['newest', newest],
    ['oldest', newest.toReversed()],
    ['date', [5, 3, 1, 2, 4]],
    ['date-desc', [4, 2, 1, 3, 5]],
    ['total', [1, 2, 5, 3, 4]],
    ['total-desc', [4, 3, 5, 2, 1]],
  ] as const
  for (const [sort, numbers] of orders) expect((await list({ sort })).numbers, sort).toEqual(numbers)
})

test('the original of a state stands beside the word that all kinds share', async () => {
  const { lines } = await list()
  expect(lines.map(({ original }) => original)).toEqual(['10/10', '10/10', '21/21', '30/30', '21/21'])
})

describe('the route', () => {
  const ask = async (body: unknown, headers: Record<string, string> = {}) => {
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1', ...headers }
    const init = { method: 'POST', headers: own, body: JSON.stringify(body) }
    const request = new Request('http://localhost:3000/api/bookings/list', init)
    const answer = await listAnswer(world.desk, grant, request, () => undefined)
    return [answer.status, (await answer.json()) as { lines?: { reference: string }[] }] as const
  }

  test('answers the query in the body, and no page that is none', async () => {
    const [status, { lines }] = await ask({ search: 'tab=cancelled&q=costa' })
    expect([status, lines?.map(({ reference }) => reference)]).toEqual([200, ['PO0000004']])
    expect((await ask({ search: 'after=nonsense' }))[0]).toBe(404)
    expect((await ask({}))[0]).toBe(400)
    expect((await ask({ search: '' }, { origin: 'https://evil.example' }))[0]).toBe(403)
  })

  test('says that the session has ended, that a permission is missing, or that there is no such page', async () => {
    const refusal = async (search: string, by = grant) => {
      const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' }
      const init = { method: 'POST', headers: own, body: JSON.stringify({ search }) }
      const request = new Request('http://localhost:3000/api/bookings/list', init)
      const answer = await listAnswer(world.desk, by, request, () => undefined)
      return [answer.status, (await answer.json()) as unknown]
    }
    expect(await refusal('after=nonsense')).toEqual([
      404,
      { code: 'NotFound', message: 'There is no such page.' },
    ])
    expect(await refusal('', { ...grant, permissions: [] })).toEqual([
      403,
      { code: 'forbidden', message: expect.stringContaining('air_booking_data') as string },
    ])
    world.trouble('/Activity/v2/config', 'unauthorized')
    expect(await refusal('')).toEqual([401, { code: 'unauthorized', message: '' }])
  })
})

describe('saved views', () => {
  test('belong to a person, are sealed, and can be replaced and deleted', async () => {
    const view = { name: 'mine', params: 'tab=upcoming', typed: 'keller' }
    expect(await saveView(world.desk, grant, { ...view, typed: 'x' })).toBe(true)
    expect(await saveView(world.desk, grant, view)).toBe(true)
    expect((await list()).views).toEqual([view])
    expect(await savedViews(world.desk, stranger)).toEqual([])
    expect(await savedViews(world.desk, { ...grant, userName: 'ben' })).toEqual([])
    const db = await world.desk.store.db()
    const mine = db.selectFrom('saved_view').selectAll().where('office_id', '=', grant.officeId)
    const stored = await mine.execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toMatch(/keller|mine/)
    const bookings = await findBookings(world.desk, grant, 'Mi')
    expect(bookings).toMatchObject({ data: { views: [view] } })
    await deleteView(world.desk, grant, 'mine')
    expect((await list()).views).toEqual([])
  })

  test('of an earlier desk, whose names stand in clear, are read, replaced, deleted and sealed', async () => {
    const by = { officeId: 'SANDBOX:earlier', userName: 'maya' }
    const db = await world.desk.store.db()
    const stored = (name: string, sealedFor = name) => ({
      office_id: by.officeId,
      user_name: by.userName,
      id: randomUUID(),
      name,
      query: seal(
        world.desk.key,
        `view:${by.officeId}:${by.userName}:${sealedFor}`,
        JSON.stringify({ params: 'tab=all', typed: 'x' }),
      ),
      created_at: new Date(),
    })
    const [okafor, keller, costa] = ['okafor', 'keller', 'costa'].map((name) => stored(name))
    await db
      .insertInto('saved_view')
      .values([okafor!, keller!, costa!, stored('moved', 'other')])
      .execute()
    const view = (name: string) => ({ name, params: 'tab=all', typed: 'x' })
    expect(await savedViews(world.desk, by)).toEqual(['costa', 'keller', 'okafor'].map(view))
    await saveView(world.desk, by, { ...view('keller'), typed: 'y' })
    await deleteView(world.desk, by, 'costa')
    await sealViewNames(world.desk)
    const left = [{ ...view('keller'), typed: 'y' }, view('okafor')]
    expect(await savedViews(world.desk, by)).toEqual(left)
    const rows = await db.selectFrom('saved_view').selectAll().where('office_id', '=', by.officeId).execute()
    expect(rows.map(({ name }) => name)).toEqual([null, null])
    expect(JSON.stringify(rows)).not.toMatch(/keller|okafor/)
  })

  test('are twenty at most', async () => {
    const saved = (name: string) => saveView(world.desk, grant, { name, params: '', typed: '' })
    for (let n = 0; n < 20; n++) expect(await saved(`view ${n}`)).toBe(true)
    expect(await saved('one more')).toBe(false)
    expect(await saved('view 3')).toBe(true)
  })
})
