import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attachBookings } from '../../../../server/trip/attach.ts'
import { tripLines, tripsOfClient } from '../../../../server/trip/trip-list.ts'
import { dropTrip, makeTrip } from '../../../../server/trip/trips.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

// The list of trips: their order, and those of a client.

let world: World
let grant: AnyGrant
let stranger: AnyGrant
const clientId = crypto.randomUUID()

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  const fields = { ...NO_CLIENT_FIELDS, name: 'Nordhaus Shipping' }
  await saveClient(world.desk, grant, { id: clientId, version: 0, fields })
  const withFlight = async (name: string, flight: Parameters<typeof storeFlight>[2]) => {
    const tripId = await makeTrip(world.desk, grant, { name, clientId: null })
    await storeFlight(world, grant, flight)
    await attachBookings(world.desk, grant, { tripId, references: [flight.reference] })
  }
  const held = { state: 'held', day: '2027-03-01' }
  await withFlight('late hold', { reference: 'PO1', deadlineAt: '2026-11-30T08:00:00.000Z', ...held })
  await withFlight('early hold', { reference: 'PO2', deadlineAt: '2026-11-29T08:00:00.000Z', ...held })
  await withFlight('leaves in May', { reference: 'PO3', day: '2027-05-01' })
  await withFlight('leaves in April', { reference: 'PO4', day: '2027-04-01' })
  await withFlight('was in March', { reference: 'PO5', day: '2026-03-01' })
  await makeTrip(world.desk, grant, { name: 'nothing yet', clientId })
  const dropped = await makeTrip(world.desk, grant, { name: 'dropped', clientId })
  await dropTrip(world.desk, grant, { tripId: dropped, version: 1 }, true)
})
afterAll(() => world.close())

test('the first deadline comes first, then the first day; what is over or dropped is last', async () => {
  const names = (await tripLines(world.desk, grant, '')).map(({ name }) => name)
  expect(names.slice(0, 5)).toEqual([
    'early hold',
    'late hold',
    'leaves in April',
    'leaves in May',
    'nothing yet',
  ])
  expect(names.slice(5).toSorted()).toEqual(['dropped', 'was in March'])
})

test('the trips of a client are those of its office, the open ones first', async () => {
  expect(await tripsOfClient(world.desk, grant, clientId)).toMatchObject([
    { name: 'nothing yet', clientName: 'Nordhaus Shipping' },
    { name: 'dropped', state: 'dropped' },
  ])
  expect(await tripsOfClient(world.desk, stranger, clientId)).toEqual([])
})
