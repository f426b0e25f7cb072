import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activityEvents, type ActivityEvent } from '../../../contract/activity/codes.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { passwordOf, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { expectLedger } from '../booking/stored.ts'
import { openActivityOffice, type ActivityOffice } from './activity-office.ts'
import { reach, ways } from './reach.ts'

/** Events of bookings and suppliers, as callers poll them (Activity v2, Events; gaps 190, 193-195, 230). */

type Found = Extract<ResponseOf<'activity.events'>, { found: true }>
type Listed = Extract<ResponseOf<'activity.events'>, { items: unknown }>

let gateway: TestGateway
let office: ActivityOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await openActivityOffice(gateway)
  SessionId = office.SessionId
})

const latest = async (event: ActivityEvent, uuid: string, session = SessionId) =>
  (await gateway.mustCall('activity.events', { SessionId: session, event, uuid })) as Found

const history = async (event: ActivityEvent, uuid: string, session = SessionId) =>
  ((await gateway.mustCall('activity.events', { SessionId: session, event, uuid, history: true })) as Listed)
    .items

const advance = (seconds: number) => office.advance(seconds)
const reserved = async (more: object = {}) => (await office.reserve('Instant Confirmation', more)).uuid
const payloads = (items: readonly Found[]) => items.map(({ payload }) => payload)

describe('a booking', () => {
  test('is told of from its creation to its vouchers, each event once', async () => {
    const uuid = await reserved({ partnerReference: 'KELLER-7' })
    const status = (currentStatus: string, previousStatus: string | null) => ({
      bookingUuid: uuid,
      currentStatus,
      previousStatus,
      partnerReference: 'KELLER-7',
    })
    expect(await latest('booking_status_updated', uuid)).toMatchObject({
      event: 'booking_status_updated',
      primaryUuid: uuid,
      found: true,
      payload: status('RESERVED', null),
    })
    await office.confirm(uuid)
    await office.confirm(uuid)
    await advance(5)
    const items = await history('booking_status_updated', uuid)
    expect(payloads(items)).toEqual([
      status('APPROVED', 'WAITING'),
      status('WAITING', 'RESERVED'),
      status('RESERVED', null),
    ])
    const ids = items.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    const { data } = await gateway.mustCall('activity.vouchers', { SessionId, uuid })
    expect(payloads(await history('booking_tickets_updated', uuid))).toEqual([
      { bookingUuid: uuid, tickets: data.map((voucher) => voucher.uuid) },
    ])
    // The issue is when the record gets its completedAt.
    expect(payloads(await history('booking_data_updated', uuid))).toEqual([status('APPROVED', 'WAITING')])
  })

  test('is told of at the instant of the change, though nobody looked (+08:00, gap 198)', async () => {
    const uuid = await reserved()
    await advance(31 * 60)
    const booking = await gateway.mustCall('activity.booking', { SessionId, uuid })
    const event = await latest('booking_status_updated', uuid)
    expect(event).toMatchObject({
      payload: { currentStatus: 'EXPIRED', previousStatus: 'RESERVED' },
      eventTimestamp: booking.updatedAt,
      receivedAt: booking.updatedAt,
    })
  })

  test('that is cancelled has a request that opens and closes, and tickets that are no longer good', async () => {
    const uuid = await reach(office, { title: 'Half Back', steps: ['confirm', 5, 'cancel'] })
    const requested = { currentStatus: 'CANCELLATION_REQUESTED', previousStatus: 'APPROVED' }
    expect((await latest('booking_data_updated', uuid)).payload).toMatchObject(requested)
    expect(await history('booking_tickets_updated', uuid)).toHaveLength(1)
    await advance(1)
    const settled = { currentStatus: 'REFUNDED', previousStatus: 'CANCELLATION_REQUESTED' }
    expect((await latest('booking_status_updated', uuid)).payload).toMatchObject(settled)
    expect((await latest('booking_data_updated', uuid)).payload).toMatchObject(settled)
    expect((await latest('booking_tickets_updated', uuid)).payload).toEqual({
      bookingUuid: uuid,
      tickets: [],
    })
  })

  test("is found by the supplier's uuid too, and not by another office (gaps 190, 195)", async () => {
    const uuid = await reach(office, ways.approved)
    await latest('booking_status_updated', uuid)
    const row = await gateway.services.db
      .selectFrom('booking')
      .select(sql<string>`detail ->> 'supplierUuid'`.as('uuid'))
      .where('office_id', '=', office.officeId)
      .executeTakeFirstOrThrow()
    expect(await latest('booking_status_updated', row.uuid)).toMatchObject({
      primaryUuid: uuid,
      payload: { bookingUuid: uuid, currentStatus: 'APPROVED' },
    })
    const stranger = await gateway.signIn(await gateway.mint())
    for (const bookingUuid of [uuid, row.uuid]) {
      expect(await latest('booking_status_updated', bookingUuid, stranger)).toEqual({
        event: 'booking_status_updated',
        primaryUuid: bookingUuid,
        found: false,
        message: `No booking_status_updated event has been received for ${bookingUuid}`,
      })
      expect(await history('booking_status_updated', bookingUuid, stranger)).toEqual([])
    }
  })

  test('that could not be paid is told of nowhere', async () => {
    const poor = await openActivityOffice(gateway, { balance: '1.00' })
    expect((await poor.create('Instant Confirmation')).status).toBe(403)
    expect(await eventsOf(poor)).toEqual([])
  })
})

/** The ids of all events of an office, in order. */
async function eventsOf({ officeId }: ActivityOffice): Promise<number[]> {
  const rows = await gateway.services.db
    .selectFrom('activity_event')
    .select('event_id')
    .where('office_id', '=', officeId)
    .orderBy('event_id')
    .execute()
  return rows.map((row) => Number(row.event_id))
}

test('ids count the events of one office, without a gap, however many are made at once', async () => {
  const many = 12
  const uuids = await Promise.all(Array.from({ length: many }, () => reserved()))
  // No money moves at a confirmation.
  const answers = await Promise.all(uuids.map((uuid) => office.confirm(uuid)))
  expect(answers.map(({ status }) => status)).toEqual(uuids.map(() => 200))
  expect(await eventsOf(office)).toEqual(Array.from({ length: 2 * many }, (_, at) => at + 1))
  const other = await openActivityOffice(gateway)
  const { uuid } = await other.reserve('Instant Confirmation')
  expect((await latest('booking_status_updated', uuid, other.SessionId)).id).toBe(1)
})

test('a change and its events are one: if an event cannot be written, nothing moves (trust, B3)', async () => {
  const uuid = await reach(office, { title: 'Instant Confirmation', steps: ['confirm'] })
  const { db } = gateway.services
  await sql`alter table gateway.activity_event add constraint refused check (event <> 'booking_tickets_updated')
    not valid`.execute(db)
  gateway.clock.advanceSeconds(5)
  expect((await gateway.call('activity.booking', { SessionId, uuid })).status).toBe(500)
  await sql`alter table gateway.activity_event drop constraint refused`.execute(db)
  const row = await db
    .selectFrom('booking')
    .select('state')
    .where('office_id', '=', office.officeId)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('waiting')
  expect(await eventsOf(office)).toHaveLength(2)
  expect((await gateway.mustCall('activity.booking', { SessionId, uuid })).status).toBe('approved')
  expect(await eventsOf(office)).toHaveLength(5)
  await expectLedger({ services: gateway.services, officeId: office.officeId })
})

test('events of an office go with its bookings when it is reset', async () => {
  await reserved()
  await gateway.send('/_sandbox/reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ office: office.officeId }),
  })
  expect(await eventsOf(office)).toEqual([])
})

describe('the signature', () => {
  /** The signature that a person with a Password computes (docs/gateway-differences.md). */
  const signed = (text: string, password: string) =>
    createHmac('sha256', createHash('sha256').update(password.toLowerCase()).digest('hex'))
      .update(text)
      .digest('hex')

  test('is of the payload as it was sent, with a key that follows from the own Password (gap 194)', async () => {
    const uuid = await reserved({ partnerReference: 'Zoë "7" 東京' })
    for (const person of office.office.users) {
      const session = await gateway.signIn(office.office, person.role)
      const path = `/Activity/v2/webhook-events/booking_status_updated/${uuid}?SessionId=${session}`
      const text = await (await gateway.send(path)).text()
      const payload = /"payload":(\{.*?\})/.exec(text)?.[1] ?? ''
      const { signature } = JSON.parse(text) as Found
      expect(signature).toBe(signed(payload, passwordOf(person.accountUuid)))
      expect(payload).toContain('東京')
    }
  })

  test('is missing on events of suppliers', async () => {
    const { data } = await gateway.mustCall('activity.products', { SessionId, per_page: 1 })
    expect(await latest('product_updated', data[0]?.uuid ?? '')).not.toHaveProperty('signature')
  })
})

describe('asked', () => {
  test.each(['0', '51', '-1', '1.5', 'many'])(
    'for %s events at most, the limit is refused',
    async (limit) => {
      const uuid = '00000000-0000-4000-8000-000000000000'
      const request = { SessionId, event: 'product_updated', uuid, limit }
      const { status, body } = await gateway.call('activity.events', request)
      expect([status, body['error']]).toMatchObject([400, { code: 'wrong_args' }])
    },
  )

  test('for an event that does not exist, the answer is 404', async () => {
    const uuid = await reserved()
    const request = { SessionId, event: 'booking_deleted', uuid }
    const { status, body } = await gateway.call('activity.events', request)
    expect([status, body['error']]).toMatchObject([404, { code: 'not_found' }])
  })

  test('for a limit, the past ones are listed, newest first, without an envelope (gap 230)', async () => {
    const uuid = await reach(office, ways.approved)
    const request = { SessionId, event: 'booking_status_updated', uuid, limit: 2 }
    const { body } = await gateway.call('activity.events', request)
    expect(Object.keys(body)).toEqual(['event', 'primaryUuid', 'count', 'items'])
    expect(body).toMatchObject({
      count: 2,
      items: [{ payload: { currentStatus: 'APPROVED' } }, { payload: { currentStatus: 'WAITING' } }],
    })
  })

  test('about what does not exist, nothing was received', async () => {
    const uuid = '00000000-0000-4000-8000-000000000000'
    for (const event of activityEvents) {
      expect((await latest(event, uuid)).found).toBe(false)
      expect(await history(event, uuid)).toEqual([])
    }
  })
})

test('every event of a product and its variants fires, up to 20 of it unless more are asked for', async () => {
  const { data } = await gateway.mustCall('activity.products', { SessionId, city: 'Lisbon', per_page: 12 })
  const seen = new Set<ActivityEvent>()
  for (const { uuid } of data) {
    const [variant] = await gateway.mustCall('activity.product-types', { SessionId, uuid })
    for (const event of activityEvents.filter((name) => !name.startsWith('booking_'))) {
      const isVariant = event.startsWith('product_type_')
      const primary = isVariant ? (variant?.uuid ?? '') : uuid
      const items = await history(event, primary)
      expect(items.length).toBeLessThanOrEqual(20)
      for (const { payload, id } of items) {
        seen.add(event)
        expect(payload).toMatchObject({ productUuid: uuid, ...(isVariant && { productTypeUuid: primary }) })
        expect('productTypeUuid' in payload).toBe(isVariant)
        expect(id).toBeGreaterThan(0)
      }
      const last = await latest(event, primary)
      expect(last.found ? last : undefined).toEqual(items[0])
    }
  }
  expect([...seen].sort()).toEqual(activityEvents.filter((name) => !name.startsWith('booking_')).sort())
})

describe('armed with reprice', () => {
  const arm = () =>
    gateway.send('/_sandbox/arm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'reprice', office: office.officeId }),
    })
  const adult = { date: '2026-12-03' }
  const priceOf = async (uuid: string, session = SessionId) => {
    const day = await gateway.mustCall('activity.price-list', { SessionId: session, uuid, ...adult })
    return day?.prices[0]?.rates.find((rate) => rate.type === 'retailPrice' && rate.category === 'adult')
  }

  test('the next variant that is asked for costs a tenth more for the office, once, and that is told', async () => {
    const { uuid } = await office.variant('Instant Confirmation')
    expect(await priceOf(uuid)).toMatchObject({ amount: 25 })
    expect((await arm()).status).toBe(200)
    await gateway.mustCall('activity.price-lists', { SessionId, uuid })
    expect(await latest('product_type_pricing_updated', uuid)).toMatchObject({ found: false })
    expect(await priceOf(uuid)).toMatchObject({ amount: 27.5, format: 'USD 27.50' })
    expect(await priceOf(uuid)).toMatchObject({ amount: 27.5 })
    const product = (await office.variant('Instant Confirmation')).links.find(({ rel }) => rel === 'product')
    expect(await latest('product_type_pricing_updated', uuid)).toMatchObject({
      payload: { productTypeUuid: uuid, productUuid: product?.href.split('/').at(-1) },
    })
    const stranger = await gateway.signIn(await gateway.mint())
    expect(await priceOf(uuid, stranger)).toMatchObject({ amount: 25 })
    expect(await latest('product_type_pricing_updated', uuid, stranger)).toMatchObject({ found: false })
  })

  test('a booking that comes first is made at the new price', async () => {
    await arm()
    expect((await office.reserve('Instant Confirmation')).totalAmount).toBe(27.5)
    expect((await office.reserve('On Request')).totalAmount).toBe(25)
  })
})
