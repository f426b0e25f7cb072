import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { findBookings } from '../../../../server/booking/find-bookings.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { setClient } from '../../../../server/booking/set-client.ts'
import { eraseClient } from '../../../../server/client/erase-client.ts'
import { reindexClients } from '../../../../server/client/reindex-clients.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { tripLines } from '../../../../server/trip/trip-list.ts'
import { makeTrip } from '../../../../server/trip/trips.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

/** Bookings and trips are found by the name of their client. */

let world: World
let grant: AnyGrant
let admin: AnyGrant
const id = crypto.randomUUID()

const write = (name: string, version: number) =>
  saveClient(world.desk, grant, {
    id,
    version,
    fields: { ...NO_CLIENT_FIELDS, name, email: 'travel@harbour.example' },
  })

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'signed_in')
  admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  await storeFlight(world, grant, { reference: 'PO0000001', people: [['ANNA', 'COSTA']] })
  await storeFlight(world, grant, { reference: 'PO0000002', people: [['ANNA', 'COSTA']] })
  await write('Nordhaus Shipping', 0)
  await setClient(world.desk, grant, { reference: 'PO0000001', clientId: id })
})
afterAll(() => world.close())

async function found(typed: string): Promise<string[]> {
  const list = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, typed }, () => undefined)
  if (list.kind !== 'read') throw new Error(list.kind)
  const inPalette = await findBookings(world.desk, grant, typed)
  const references = list.lines.map(({ reference }) => reference).sort()
  const alsoFound = inPalette.kind === 'ok' ? inPalette.data.lines.map(({ reference }) => reference) : []
  expect(alsoFound.toSorted()).toEqual(references)
  return references
}

test('the list and the palette find a booking by its client, also together with its traveller', async () => {
  expect(await found('nordhaus')).toEqual(['PO0000001'])
  expect(await found('ship nord')).toEqual(['PO0000001'])
  expect(await found('costa nordhaus')).toEqual(['PO0000001'])
  expect(await found('costa')).toEqual(['PO0000001', 'PO0000002'])
  expect(await found('nordhaus muster')).toEqual([])
  // What else is written of a client finds the client, and not everything that was sold to them.
  expect(await found('harbour')).toEqual([])
})

test('a trip is found by its client', async () => {
  const trip = await makeTrip(world.desk, grant, { name: 'Oslo in May', clientId: id })
  const lines = await tripLines(world.desk, grant, 'nordhaus oslo')
  expect(lines).toMatchObject([{ id: trip, name: 'Oslo in May' }])
})

test('the hashes of names are written again with those of the clients', async () => {
  const db = await world.desk.store.db()
  await db.updateTable('client').set({ find_key: '', name_tokens: [] }).execute()
  expect(await found('nordhaus')).toEqual([])
  await reindexClients(world.desk)
  expect(await found('nordhaus')).toEqual(['PO0000001'])
})

test('a client that is renamed is found by the new name alone, and one that is erased by none', async () => {
  await write('Südhaus Reederei', 1)
  expect(await found('nordhaus')).toEqual([])
  expect(await found('sudhaus')).toEqual(['PO0000001'])
  await eraseClient(world.desk, admin, { id, reason: 'asked for it' })
  expect(await found('sudhaus')).toEqual([])
  expect(await found('costa')).toHaveLength(2)
})
