import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { clientById } from '../../../../server/client/clients.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { eraseEverywhere, erasurePreview } from '../../../../server/traveller/erase-everywhere.ts'
import { exportOf } from '../../../../server/traveller/export.ts'
import { travellersNamed } from '../../../../server/traveller/find.ts'
import { savedOfName } from '../../../../server/traveller/saved.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// An admin erases a person in all of their bookings and saved details by one act.

let world: World
let office: MintedOffice
let agent: AnyGrant
let admin: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({ balance: '50000.00' })
  agent = await world.grant(await world.signIn(office), 'signed_in')
  admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

/** Holds a flight for somebody, and cancels it, so that it is over, unless it is to stay held. */
async function flight(lastName: string, birthDate: string, { stays = false } = {}): Promise<string> {
  const input = await fareInput(world, agent)
  const [first] = input.form.passengers
  if (!first) throw new Error('no passenger')
  input.form.passengers = [{ ...first, lastName, birthDate }]
  const held = await holdOnce(world.desk, agent, airHandling, { ...input, evenIfBooked: true })
  if (held.kind !== 'held') throw new Error(held.kind)
  if (!stays) {
    expect(await actOn(world.desk, agent, airHandling, 'cancel', held.reference)).toEqual({ kind: 'done' })
  }
  return held.reference
}

async function preview(by = admin) {
  const found = await erasurePreview(world.desk, by, 'Anna Keller')
  if (found.kind !== 'found') throw new Error(found.kind)
  return found
}

const erase = async (references: string[], saved: string[] = [], change: object = {}, by = admin) =>
  eraseEverywhere(world.desk, by, {
    name: 'Anna Keller',
    references,
    saved,
    clients: [],
    typed: 'Erase',
    reason: 'asked for it by letter',
    withContact: true,
    despite: false,
    ...change,
  })

test('the preview has every booking of the name with the date of birth, by which two people are told apart', async () => {
  const one = await flight('Keller', '1988-06-12')
  const other = await flight('Keller', '1990-01-02')
  await flight('Novak', '1988-06-12')
  const { bookings, saved } = await preview()
  const dates = new Map(bookings.map(({ reference, birthDate }) => [reference, birthDate]))
  expect(dates).toEqual(
    new Map([
      [one, '1988-06-12'],
      [other, '1990-01-02'],
    ]),
  )
  expect(saved.map(({ birthDate }) => birthDate).toSorted()).toEqual(['1988-06-12', '1990-01-02'])
})

test('a person is erased in all chosen bookings and saved details, with an outcome for each', async () => {
  const [over, other] = [await flight('Keller', '1988-06-12'), await flight('Keller', '1988-06-12')]
  const running = await flight('Keller', '1988-06-12', { stays: true })
  const { saved } = await preview()
  const ran = await erase(
    [over, other, running],
    saved.map(({ id }) => id),
  )
  if (ran.kind !== 'ran') throw new Error(ran.kind)
  expect(ran.bookings.map(({ outcome }) => outcome.kind)).toEqual(['erased', 'erased', 'not-over'])
  expect(ran.saved.map(({ outcome }) => outcome.kind)).toEqual(['erased'])
  expect(await savedOfName(world.desk, admin, 'Anna Keller')).toEqual([])
  expect((await preview()).bookings.map(({ reference }) => reference)).toEqual([running])
  const again = await erase([running], [], { despite: true })
  if (again.kind !== 'ran') throw new Error(again.kind)
  expect(again.bookings.map(({ outcome }) => outcome.kind)).toEqual(['erased'])
  expect(await travellersNamed(world.desk, admin, 'keller')).toMatchObject({ travellers: [] })
  const db = await world.desk.store.db()
  const entries = await db
    .selectFrom('audit')
    .select(['reference', 'reason'])
    .where('office_id', '=', admin.officeId)
    .where('verb', '=', 'people.erase')
    .orderBy('seq')
    .execute()
  expect(entries.map(({ reference }) => reference)).toEqual([over, other, running])
})

test('what the office does not have is not said to be erased', async () => {
  const id = randomUUID()
  const ran = await erase(['PO0000000'], [id], { clients: [id] })
  expect(ran).toMatchObject({
    kind: 'ran',
    bookings: [{ reference: 'PO0000000', outcome: { kind: 'gone' } }],
    saved: [{ id, outcome: { kind: 'gone' } }],
    clients: [{ id, outcome: { kind: 'gone' } }],
  })
})

test('a client of the name is exported and erased with the person', async () => {
  const id = randomUUID()
  const fields = { ...NO_CLIENT_FIELDS, name: 'Anna Keller', phone: '+49 151 12345678' }
  await saveClient(world.desk, agent, { id, version: 0, fields })
  const file = await exportOf(world.desk, admin, 'anna KELLER')
  expect(file.kind === 'exported' && file.json).toContain('+49 151 12345678')
  expect((await preview()).clients).toEqual([{ id, kind: 'person' }])
  const ran = await erase([], [], { clients: [id] })
  expect(ran).toMatchObject({ kind: 'ran', clients: [{ id, outcome: { kind: 'erased' } }] })
  expect(await clientById(world.desk, admin, id)).toBeNull()
  expect(await exportOf(world.desk, admin, 'Anna Keller')).toMatchObject({ kind: 'refused' })
})

test('nothing is erased without the typed word, nor by anybody but an admin', async () => {
  const reference = await flight('Keller', '1988-06-12')
  expect(await erase([reference], [], { typed: 'yes' })).toMatchObject({ kind: 'refused' })
  expect(await erase([reference], [], {}, agent)).toMatchObject({ kind: 'refused' })
  expect(await erasurePreview(world.desk, agent, 'Anna Keller')).toMatchObject({ kind: 'refused' })
  expect((await preview()).bookings).toHaveLength(1)
})
