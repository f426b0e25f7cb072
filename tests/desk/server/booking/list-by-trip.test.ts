import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KyselyPlugin } from 'kysely'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { PLAIN_LIST, type ListQuery } from '../../../../lib/booking/list-query.ts'
import { findBookings } from '../../../../server/booking/find-bookings.ts'
import { listCsv } from '../../../../server/booking/list-csv.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { Desk } from '../../../../server/desk.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attachBookings } from '../../../../server/trip/attach.ts'
import { makeTrip } from '../../../../server/trip/trips.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

/** The trips of the bookings in the office's list. */

let world: World
let grant: AnyGrant
let stranger: AnyGrant
/** The trips by their names. */
let rome: string
let oslo: string

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  for (const number of [1, 2, 3, 4]) {
    const held = number === 3 ? { state: 'held', deadlineAt: '2026-11-22T08:00:00.000Z' } : {}
    await storeFlight(world, grant, { reference: `PO000000${number}`, people: [['ANNA', 'COSTA']], ...held })
  }
  const clientId = crypto.randomUUID()
  await saveClient(world.desk, grant, {
    id: clientId,
    version: 0,
    fields: { ...NO_CLIENT_FIELDS, name: 'Winter & Sons' },
  })
  rome = await makeTrip(world.desk, grant, { name: 'Keller, Rome', clientId: null })
  oslo = await makeTrip(world.desk, grant, { name: 'Board meeting, Oslo', clientId })
  await attachBookings(world.desk, grant, { tripId: rome, references: ['PO0000001', 'PO0000003'] })
  await attachBookings(world.desk, grant, { tripId: oslo, references: ['PO0000002'] })
})
afterAll(() => world.close())

async function list(change: Partial<ListQuery> = {}, by = grant, desk: Desk = world.desk) {
  const answer = await bookingsOf(desk, by, { ...PLAIN_LIST, ...change }, () => undefined)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer
}

const numbersOf = async (change: Partial<ListQuery>, by = grant) =>
  (await list(change, by)).lines.map(({ reference }) => Number(reference.slice(2))).sort()

test('each line names its trip', async () => {
  const { lines, trip } = await list()
  const names = Object.fromEntries(lines.map((line) => [line.reference, line.trip?.name]))
  expect(names).toEqual({
    PO0000001: 'Keller, Rome',
    PO0000002: 'Board meeting, Oslo',
    PO0000003: 'Keller, Rome',
    PO0000004: undefined,
  })
  expect(trip).toBeNull()
})

test('a filter lists the bookings of one trip, also among those that need attention', async () => {
  expect(await numbersOf({ trip: rome })).toEqual([1, 3])
  expect(await numbersOf({ trip: rome, tab: 'attention' })).toEqual([3])
  expect(await numbersOf({ trip: oslo, tab: 'attention' })).toEqual([])
  expect((await list({ trip: rome })).trip).toEqual({ name: 'Keller, Rome' })
  expect((await list({ trip: rome })).counts.all).toEqual({ count: 2, more: false })
})

test('a trip that is not there, and one of another office, have no bookings here', async () => {
  expect(await numbersOf({ trip: crypto.randomUUID() })).toEqual([])
  expect(await numbersOf({ trip: rome }, stranger)).toEqual([])
  expect((await list({ trip: rome }, stranger)).trip).toEqual({ name: null })
})

test('TRIP before the words of a trip or of its client finds its bookings', async () => {
  expect(await numbersOf({ typed: 'TRIP KELLER' })).toEqual([1, 3])
  expect(await numbersOf({ typed: 'trip rome kel' })).toEqual([1, 3])
  expect(await numbersOf({ typed: 'trip winter' })).toEqual([2])
  expect(await numbersOf({ typed: 'trip lisbon' })).toEqual([])
  expect(await numbersOf({ typed: 'keller' })).toEqual([])
  expect(await numbersOf({ typed: 'trip keller' }, stranger)).toEqual([])
  expect(await numbersOf({ typed: 'trip keller', tab: 'attention' })).toEqual([3])
  const found = await findBookings(world.desk, grant, 'TRIP KELLER')
  expect(found.kind === 'ok' && found.data.lines).toHaveLength(2)
})

test('the file has the trip of each booking', async () => {
  const request = new Request('http://localhost:3000/api/bookings/csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ search: '', references: ['PO0000001', 'PO0000004'] }),
  })
  const [head, first, second] = (await (await listCsv(world.desk, grant, request)).text()).split('\r\n')
  expect(head).toContain('"Client","Trip",')
  expect(first).toContain('"Keller, Rome"')
  expect(second).not.toContain('Rome')
})

test('a page of many lines asks as often as one of a single line', async () => {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { store } = world.desk
  const counted: Desk = {
    ...world.desk,
    store: { ...store, db: async () => (await store.db()).withPlugin(counting) },
  }
  const asked = async (change: Partial<ListQuery>) => {
    statements = 0
    await list(change, grant, counted)
    return statements
  }
  const one = await asked({ typed: 'PO0000004' })
  expect(one).toBeGreaterThan(5)
  // Those that have a trip need one statement, as those that have none.
  expect(await asked({ typed: 'costa' })).toBe(one)
})
