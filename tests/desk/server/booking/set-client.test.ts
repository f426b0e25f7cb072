import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { readListQuery } from '../../../../lib/booking/list-query.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { listCsv } from '../../../../server/booking/list-csv.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { setClient } from '../../../../server/booking/set-client.ts'
import { addTraveller } from '../../../../server/client/client-travellers.ts'
import { eraseClient } from '../../../../server/client/erase-client.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { clientViewOf } from '../../../../server/traveller/client-pages.ts'
import { savedTravellersOf } from '../../../../server/traveller/saved.ts'
import { makeTrip } from '../../../../server/trip/trips.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/** The client that a booking was made for. */

let world: World
let office: MintedOffice
let agent: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  agent = await world.grant(await world.signIn(office), 'signed_in')
})

async function held(): Promise<string> {
  const done = await holdOnce(world.desk, agent, airHandling, {
    ...(await fareInput(world, agent)),
    evenIfBooked: true,
  })
  if (done.kind !== 'held') throw new Error(JSON.stringify(done))
  return done.reference
}

async function client(name: string, by = agent): Promise<string> {
  const id = randomUUID()
  await saveClient(world.desk, by, { id, version: 0, fields: { ...NO_CLIENT_FIELDS, name } })
  return id
}

async function addAnna(clientId: string): Promise<void> {
  const [anna] = await savedTravellersOf(world.desk, agent, 'keller', 1)
  await addTraveller(world.desk, agent, { clientId, travellerId: anna?.id ?? '' })
}

async function clientOf(reference: string) {
  const page = await bookingPageOf(world.desk, agent, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page.booking.client
}

test('a booking gets the client of its lead traveller, where they have exactly one', async () => {
  expect(await clientOf(await held())).toBeNull()
  const id = await client('Keller & Co')
  await addAnna(id)
  const reference = await held()
  expect(await clientOf(reference)).toEqual({ id, name: 'Keller & Co' })
  expect(await clientViewOf(world.desk, agent, id)).toMatchObject({
    bookingCount: 1,
    bookings: [{ reference, kind: 'air' }],
  })
  await addAnna(await client('Another Ltd'))
  expect(await clientOf(await held())).toBeNull()
})

test('it gets it too where the answer of the hold was lost', async () => {
  await held()
  const id = await client('Keller & Co')
  await addAnna(id)
  const input = { ...(await fareInput(world, agent)), evenIfBooked: true }
  world.trouble('/Air/AirBook', 'lose-reply')
  const lost = await holdOnce(world.desk, agent, airHandling, input)
  expect(lost.kind).toBe('unknown')
  const { lookUpHold } = await import('../../../../server/booking/look-up.ts')
  await lookUpHold(world.desk, agent, airHandling, input.clientReference)
  expect(await clientViewOf(world.desk, agent, id)).toMatchObject({ bookingCount: 1 })
})

/** Holds with a form that says for whom it is. */
async function holdFor(of: { id: string; name: string } | null | undefined, optionId?: string) {
  const input = await fareInput(world, agent)
  return holdOnce(world.desk, agent, airHandling, {
    ...input,
    form: { ...input.form, ...(of !== undefined && { client: of }) },
    evenIfBooked: true,
    ...(optionId && { optionId }),
  })
}

function referenceOf(outcome: Awaited<ReturnType<typeof holdFor>>): string {
  if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome))
  return outcome.reference
}

test('the client of the form comes before that of the lead traveller, and none can be wanted too', async () => {
  await held()
  await addAnna(await client('Keller & Co'))
  const id = await client('Harbour Ltd')
  expect(await clientOf(referenceOf(await holdFor({ id, name: 'Harbour Ltd' })))).toMatchObject({ id })
  expect(await clientOf(referenceOf(await holdFor(null)))).toBeNull()
})

test('the client of the form is there too where the answer of the hold was lost', async () => {
  const id = await client('Harbour Ltd')
  const input = await fareInput(world, agent)
  const form = { ...input.form, client: { id, name: 'Harbour Ltd' } }
  world.trouble('/Air/AirBook', 'lose-reply')
  const lost = await holdOnce(world.desk, agent, airHandling, { ...input, form, evenIfBooked: true })
  expect(lost.kind).toBe('unknown')
  const { lookUpHold } = await import('../../../../server/booking/look-up.ts')
  await lookUpHold(world.desk, agent, airHandling, input.clientReference)
  expect(await clientViewOf(world.desk, agent, id)).toMatchObject({ bookingCount: 1 })
})

test('a form for a client that was erased, or for one of another office, holds nothing', async () => {
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  for (const id of [await client('Theirs', stranger), randomUUID()]) {
    expect(await holdFor({ id, name: 'Theirs' })).toMatchObject({ kind: 'refused', code: 'ClientGone' })
  }
})

test('a form that books an option is for the client of its trip, unless it says otherwise', async () => {
  const clientId = await client('Harbour Ltd')
  const tripId = await makeTrip(world.desk, agent, { name: 'Rome', clientId })
  const db = await world.desk.store.db()
  const optionId = randomUUID()
  await db
    .insertInto('trip_option')
    .values({
      office_id: agent.officeId,
      trip_id: tripId,
      id: optionId,
      position: 1,
      slot: randomUUID(),
      chosen: true,
      kind: 'air',
      offer: '',
      net_cents: 1,
      state: 'same',
      checked_at: new Date(),
      made_by_name: 'Ann',
    })
    .execute()
  expect(await clientOf(referenceOf(await holdFor(undefined, optionId)))).toMatchObject({ id: clientId })
  expect(await clientOf(referenceOf(await holdFor(null, optionId)))).toBeNull()
})

test('anybody but a viewer sets it, takes it off, and each step stands in the timeline', async () => {
  const reference = await held()
  const clientId = await client('Keller & Co')
  const set = (id: string | null, by = agent) => setClient(world.desk, by, { reference, clientId: id })
  const viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  expect(await set(clientId, viewer)).toMatchObject({ kind: 'refused' })
  expect(await set(clientId)).toEqual({ kind: 'done' })
  expect(await set(clientId)).toEqual({ kind: 'done' })
  expect(await clientOf(reference)).toEqual({ id: clientId, name: 'Keller & Co' })
  expect(await set(null)).toEqual({ kind: 'done' })
  const page = await bookingPageOf(world.desk, agent, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  expect(page.booking.timeline.map(({ text }) => text).filter((text) => text.startsWith('Client'))).toEqual([
    'Client set',
    'Client taken off',
  ])
})

test('a client of another office, or one that is gone, cannot be set', async () => {
  const reference = await held()
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  for (const clientId of [await client('Theirs', stranger), randomUUID()]) {
    expect(await setClient(world.desk, agent, { reference, clientId })).toMatchObject({ kind: 'refused' })
  }
  const clientId = await client('Theirs', stranger)
  expect(await setClient(world.desk, stranger, { reference, clientId })).toMatchObject({ kind: 'refused' })
  expect(await clientOf(reference)).toBeNull()
})

test('list and table name it, until it is erased', async () => {
  const reference = await held()
  const clientId = await client('Keller & Co')
  await setClient(world.desk, agent, { reference, clientId })
  const list = async () => {
    const read = await bookingsOf(
      world.desk,
      agent,
      readListQuery(new URLSearchParams(), ''),
      () => undefined,
    )
    return read.kind === 'read' ? read.lines.find((line) => line.reference === reference)?.client : read.kind
  }
  const csv = async (body: object) => {
    const request = new Request('http://localhost:3000/api/bookings/csv', {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
      body: JSON.stringify(body),
    })
    return (await listCsv(world.desk, agent, request)).text()
  }
  expect(await list()).toBe('Keller & Co')
  expect(await csv({ search: '', references: null })).toContain(',"Keller & Co",')
  expect(await csv({ search: '', references: [reference] })).toContain(',"Keller & Co",')
  await eraseClient(world.desk, agent, { id: clientId, reason: 'asked for it' })
  expect(await list()).toBeUndefined()
  expect(await csv({ search: '', references: null })).not.toContain('Keller & Co')
  expect(await clientOf(reference)).toBeNull()
})
