import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../../../contract/registry.ts'
import { orderIdOf } from '../../../../gateway/families/v3/order-id.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { readingAnswer } from '../../../../server/booking/reading-answer.ts'
import { allKinds } from '../../../../server/kinds.ts'
import { log } from '../../../../server/log.ts'
import { answerRead } from '../../../../server/read/read-route.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { revealNumber } from '../../../../server/traveller/reveal.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** Full numbers of documents leave the server when somebody reveals one, with an audit entry, never else. */

const NUMBER = 'C01X00T47'

let world: World
let office: MintedOffice
let grant: AnyGrant
let reference: string
const written: string[] = []

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  reference = (await holdFlight(world, grant)).reference
  written.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...line) => void written.push(JSON.stringify(line)))
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})

const reveal = (by: AnyGrant, of = reference, document = 'traveller 1') =>
  revealNumber(world.desk, by, airHandling, { reference: of, document })

async function audit() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('audit')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('verb', '=', 'traveller.reveal')
    .execute()
}

async function everythingStored(): Promise<string> {
  const db = await world.desk.store.db()
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'desk'`.execute(db)
  const texts = rows.map(async ({ name }) => {
    const table = sql.table(`desk.${name}`)
    const stored = await sql<{ text: string }>`select row_to_json(t)::text as text from ${table} t`.execute(
      db,
    )
    return stored.rows.map(({ text }) => text).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

test('a number is revealed, with who saw which of which booking in the audit, and the number nowhere (P1, ASVS 16.2.5)', async () => {
  expect(await reveal(grant)).toEqual({ kind: 'revealed', number: NUMBER })
  expect(await audit()).toMatchObject([
    {
      who: 'ann',
      reference,
      before_state: null,
      after_state: 'traveller 1',
      request_id: 'request-of-a-test',
    },
  ])
  const stored = await everythingStored()
  expect(stored).toContain(reference)
  expect(stored).not.toContain(NUMBER)
  expect(written.join('')).toContain('air.booking-data')
  expect(written.join('')).not.toContain(NUMBER)
})

test('the page and its later readings have it masked, before and after (ASVS 14.3.2)', async () => {
  await reveal(grant)
  const page = JSON.stringify(await bookingPageOf(world.desk, grant, reference))
  const request = new Request('http://localhost:3000/api/bookings/read/air', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ reference }),
  })
  const gate = async () => ({ ok: true as const, grant: grant as never })
  const read = await (await readingAnswer(world.desk, gate, request, 'air')).text()
  for (const text of [page, read]) {
    expect(text).toContain('•••••T47')
    expect(text).not.toContain(NUMBER)
  }
})

test.each(operations.filter(({ kind, serverOnly }) => kind === 'read' && serverOnly).map(({ id }) => id))(
  'the read route does not know %s, which names people in full',
  async (operation) => {
    const request = new Request(`http://localhost:3000/api/read/${operation}`, {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
      body: JSON.stringify({ id: orderIdOf(reference), UniqueId: reference }),
    })
    const gate = async () => ({ ok: true as const, grant: grant as never })
    const answer = await answerRead(world.desk, gate, request, operation)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(NUMBER)
  },
)

test('the record of a booking of any kind is among them', () => {
  for (const { record } of allKinds) expect(operationOf(record).serverOnly, record).toBe(true)
})

test('nobody sees a number whose audit entry could not be written', async () => {
  const store = { ...world.desk.store, db: () => Promise.reject(new Error('the records are away')) }
  const answer = revealNumber({ ...world.desk, store }, grant, airHandling, {
    reference,
    document: 'traveller 1',
  })
  await expect(answer).rejects.toThrow('the records are away')
  expect(await audit()).toEqual([])
})

describe('refused', () => {
  test('a viewer, who reads the booking: the service is not even asked (ASVS 8.2.2)', async () => {
    const viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
    const before = world.calls('/Air/AirBookingData')
    expect(await reveal(viewer)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Viewers') as string,
    })
    expect(world.calls('/Air/AirBookingData')).toBe(before)
    expect(await bookingPageOf(world.desk, viewer, reference)).toMatchObject({
      revealBar: expect.stringContaining('Viewers') as string,
    })
    expect(await audit()).toEqual([])
  })

  test('is an agent without the permission to read flights', async () => {
    const listed = { ...grant, permissions: ['hotel_booking_data'] }
    expect(await reveal(listed)).toMatchObject({
      message: expect.stringContaining('permission to view bookings') as string,
    })
    expect(await audit()).toEqual([])
  })

  test('is another office, as for a booking that does not exist (A1)', async () => {
    const other = await world.gateway.mint({ users: [{ userName: 'eve', role: 'admin' }] })
    const eve = await world.grant(await world.signIn(other, 'admin'), 'signed_in')
    expect(await reveal(eve)).toEqual(await reveal(eve, 'PO0000001'))
    const db = await world.desk.store.db()
    const theirs = await db.selectFrom('audit').selectAll().where('office_id', '=', eve.officeId).execute()
    expect(theirs).toEqual([])
  })

  test('are a document that the record does not have, and a session that has ended', async () => {
    expect(await reveal(grant, reference, 'traveller 2')).toMatchObject({ kind: 'refused' })
    await world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
    expect(await reveal(grant)).toEqual({ kind: 'session' })
    expect(await audit()).toEqual([])
  })
})
