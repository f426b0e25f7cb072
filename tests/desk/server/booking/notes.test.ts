import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { eraseNames } from '../../../../server/booking/erase-names.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { reindexBookings } from '../../../../server/booking/reindex.ts'
import { writeNote } from '../../../../server/booking/write-note.ts'
import { storeFlight } from '../air/store-flight.ts'
import type { AnyGrant, Grant } from '../../../../server/session/grant.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { holdFlight, openWorld, type World } from '../world.ts'
import { scriptedKind } from './scripted-kind.ts'

// Notes on bookings: written once, with their author, to the booking service where it takes them, and found.

let world: World
let office: MintedOffice
let ada: Grant<'air_book'>
let reference: string

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    users: [
      { userName: 'ada', role: 'agent' },
      { userName: 'ben', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
      { userName: 'zoe', role: 'admin' },
    ],
  })
  ada = await world.grant(await world.signIn(office), 'air_book')
  reference = (await holdFlight(world, ada)).reference
})

const notesPath = () => `/v3/flights/orders/ord_${Buffer.from(reference).toString('hex')}/notes`
const write = (text: string, by: AnyGrant = ada, id: string = randomUUID()) =>
  writeNote(world.desk, by, airHandling, { reference, id, text })

async function colleague(userName: string): Promise<AnyGrant> {
  const users = office.users.filter((user) => user.userName === userName)
  const [person] = users
  if (!person) throw new Error(userName)
  return world.grant(await world.signIn({ ...office, users }, person.role), 'signed_in')
}

async function timeline(by: AnyGrant = ada): Promise<[string, string | null][]> {
  const read = await lookUpBooking(world.desk, by, airHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking.timeline.filter(({ isNote }) => isNote).map(({ text, who }) => [text, who])
}

/** The order's notes as any program of the office reads them. */
async function atService(): Promise<string[]> {
  const read = await world.desk.gateway.call(
    'air.booking-data',
    { UniqueId: reference },
    {
      environment: 'sandbox',
      sessionId: ada.gatewaySession.reveal(),
      requestId: 'request-of-a-test',
    },
  )
  if (read.kind !== 'ok') throw new Error(read.kind)
  return read.data.TravelItinerary.BookingNotes.map(({ Note }) => Note)
}

async function found(typed: string): Promise<string[]> {
  const list = await bookingsOf(world.desk, ada, { ...PLAIN_LIST, typed }, () => undefined)
  if (list.kind !== 'read') throw new Error(list.kind)
  return list.lines.map((line) => line.reference)
}

describe('a note on a flight', () => {
  test('is in the order for every program, signed by its author, and once in the timeline', async () => {
    expect(await write('wants an aisle seat')).toEqual({ kind: 'done', place: 'service' })
    expect(await atService()).toEqual([`${ada.displayName}: wants an aisle seat`])
    expect(await timeline()).toEqual([['wants an aisle seat', ada.displayName]])
  })

  test('is in the order also where more than a thousand are newer', async () => {
    await sql`
      insert into gateway.booking
      select (jsonb_populate_record(b, jsonb_build_object(
        'reference', 'PX' || n, 'client_reference', null, 'dedupe_key', null, 'people', '[]'::jsonb,
        'created_at', b.created_at + n * interval '1 second'))).*
      from gateway.booking b, generate_series(1, 1001) n where b.reference = ${reference}`.execute(
      world.gateway.services.db,
    )
    expect(await write('an old one')).toEqual({ kind: 'done', place: 'service' })
    expect(await atService()).toEqual([`${ada.displayName}: an old one`])
  })

  test('that another program wrote is in the timeline, and nobody is named as its author', async () => {
    expect(await write('of the desk')).toMatchObject({ kind: 'done' })
    const db = await world.desk.store.db()
    await db.deleteFrom('booking_note').where('reference', '=', reference).execute()
    expect(await timeline()).toEqual([[`${ada.displayName}: of the desk`, null]])
  })

  test('is written once for two presses, and twice for two notes of the same words', async () => {
    const id = randomUUID()
    const answers = await Promise.all([write('twice', ada, id), write('twice', ada, id)])
    expect(answers).toEqual([
      { kind: 'done', place: 'service' },
      { kind: 'done', place: 'service' },
    ])
    expect(await write('twice', ada, id)).toEqual({ kind: 'done', place: 'service' })
    expect(await atService()).toHaveLength(1)
    await write('twice')
    expect(await atService()).toHaveLength(2)
    expect(await timeline()).toHaveLength(2)
  })

  test('whose answer was lost is looked up in the record, and not sent again', async () => {
    world.trouble(notesPath(), 'lose-reply')
    expect(await write('late meal')).toEqual({ kind: 'done', place: 'service' })
    expect(await atService()).toHaveLength(1)
  })

  test('whose request was lost can be sent again and is there once', async () => {
    const id = randomUUID()
    world.trouble(notesPath(), 'lose-request')
    expect(await write('kosher meal', ada, id)).toEqual({ kind: 'unknown' })
    expect(await timeline()).toEqual([])
    expect(await write('kosher meal', ada, id)).toEqual({ kind: 'done', place: 'service' })
    expect(await timeline()).toEqual([['kosher meal', ada.displayName]])
  })

  test('of which nothing was sent is not written at all', async () => {
    world.trouble(notesPath(), 'refuse-connection')
    expect(await write('no connection')).toMatchObject({ kind: 'refused', code: 'Unavailable' })
    const db = await world.desk.store.db()
    const rows = await db.selectFrom('booking_note').selectAll().where('reference', '=', reference).execute()
    expect(rows).toEqual([])
  })

  test('is kept at the desk alone where the booking service takes none of this person', async () => {
    const ben = await colleague('ben')
    expect(await write('his client called', ben)).toEqual({ kind: 'done', place: 'desk' })
    expect(await atService()).toEqual([])
    expect(await timeline()).toEqual([['his client called', ben.displayName]])
  })

  test('is not written by a viewer, on a booking of nobody here, or longer than an order takes', async () => {
    expect(await write('a', await colleague('vic'))).toMatchObject({ kind: 'refused', code: 'Viewer' })
    expect(await write('x'.repeat(1000))).toMatchObject({ kind: 'refused', code: 'TooLong' })
    reference = 'PO9999999'
    expect(await write('nobody')).toMatchObject({ kind: 'refused', code: 'NotFound' })
  })
})

describe('the words of a note', () => {
  test('find the booking, together with its other words, also after it was read and indexed again', async () => {
    await write('Wheelchair for grandmother')
    expect(await found('wheelchair')).toEqual([reference])
    expect(await found('keller grandm')).toEqual([reference])
    await timeline()
    expect(await found('keller wheelchair')).toEqual([reference])
    const db = await world.desk.store.db()
    await db
      .updateTable('booking')
      .set({ find_key: null, find_tokens: null, note_tokens: [] })
      .where('reference', '=', reference)
      .execute()
    await reindexBookings(world.desk)
    expect(await found('keller wheelchair')).toEqual([reference])
  })

  test('are sealed, and go with the people of the booking', async () => {
    await storeFlight(world, ada, { reference: 'PO0000077' })
    const note = { reference: 'PO0000077', id: randomUUID(), text: 'Anna is allergic to nuts' }
    expect(await writeNote(world.desk, ada, scriptedKind(), note)).toEqual({ kind: 'done', place: 'desk' })
    const db = await world.desk.store.db()
    const rows = () =>
      db.selectFrom('booking_note').selectAll().where('reference', '=', note.reference).execute()
    expect(JSON.stringify(await rows())).not.toContain('nuts')
    expect(await found('allergic')).toEqual([note.reference])
    const gatewayOffice = ada.officeId.split(':')[1] ?? ''
    const at = world.desk.clock.now()
    await eraseNames(db, { gatewayOffice, reference: note.reference, lead: true, at })
    await reindexBookings(world.desk)
    expect(await rows()).toEqual([])
    expect(await found('allergic')).toEqual([])
  })
})
