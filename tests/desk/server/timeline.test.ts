import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { centsOfUsd } from '../../../lib/money.ts'
import { airKind } from '../../../server/air/air-kind.ts'
import { actOn } from '../../../server/booking/act.ts'
import { holdOnce } from '../../../server/booking/hold.ts'
import type { KindOfBooking } from '../../../server/booking/kind.ts'
import { lookUpBooking, lookUpHold } from '../../../server/booking/look-up.ts'
import { watchGivenUp } from '../../../server/booking/watch.ts'
import { hotelKind } from '../../../server/hotel/hotel-kind.ts'
import type { Grant } from '../../../server/session/grant.ts'
import { ratesOf, scenarioHotel } from '../../setup/hotel.ts'
import { filledGuests } from '../hotel/guest-fixture.ts'
import { fareInput, holdFlight, openWorld, type World } from './world.ts'

// The timeline says of every event when it was, by the office's clock, and who did it.

let world: World
let grant: Grant<'air_book' & 'hotel_book'>
let admin: Grant<'air_book'>

beforeEach(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  const office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'air_book' as never)
  admin = await world.grant(await world.signIn(office, 'admin'), 'air_book')
})
afterEach(() => world.close())

async function timelineOf(kind: KindOfBooking, reference: string) {
  const read = await lookUpBooking(world.desk, grant, kind, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  for (const { at } of read.booking.timeline) expect(at).toMatch(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  return read.booking.timeline.map(({ text, who }) => [text, who])
}

test('a ticket is ordered by a person and issued by the booking service', async () => {
  const held = await holdFlight(world, grant)
  const reason = 'she is ill today'
  expect(await actOn(world.desk, admin, airKind, 'order', held.reference, { reason })).toEqual({
    kind: 'done',
  })
  await world.gateway.advance(60)
  expect(await timelineOf(airKind, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Ticket ordered', admin.displayName],
    ['Ticketed', 'the booking service'],
  ])
})

test('a deadline is extended by one person, the hold cancelled by another', async () => {
  const SessionId = grant.gatewaySession.reveal()
  const hotelId = await scenarioHotel(world.gateway, SessionId, 'Extendable')
  const [rate] = await ratesOf(world.gateway, SessionId, hotelId)
  if (!rate) throw new Error('no rates')
  const held = await holdOnce(world.desk, grant, hotelKind, {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: false,
    form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
  })
  if (held.kind !== 'held') throw new Error(held.kind)
  await world.gateway.advance(60)
  expect(await actOn(world.desk, grant, hotelKind, 'extend', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60)
  const reason = 'booked twice'
  expect(await actOn(world.desk, admin, hotelKind, 'cancel', held.reference, { reason })).toEqual({
    kind: 'done',
  })
  expect(await timelineOf(hotelKind, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Deadline extended by 10 min', grant.displayName],
    ['Cancelled, funds released', admin.displayName],
  ])
})

test('a hold that lapses is ended by the booking service', async () => {
  const held = await holdFlight(world, grant)
  await world.gateway.advance(601)
  expect(await timelineOf(airKind, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Lapsed, funds released', 'the booking service'],
  ])
})

test('a late hold that the desk cancels by itself is cancelled by Travel Desk', async () => {
  const input = await fareInput(world, grant)
  // The gateway books, but the desk has given the attempt up.
  world.trouble('/Air/AirBook', 'lose-reply')
  await holdOnce(world.desk, grant, airKind, input)
  const db = await world.desk.store.db()
  await db
    .updateTable('intent')
    .set({ state: 'refused', watch_until: new Date(world.desk.clock.now().getTime() + 60_000) })
    .execute()
  await watchGivenUp(world.desk, admin)
  const found = await lookUpHold(world.desk, grant, airKind, input.clientReference)
  expect(found.kind).toBe('not-booked')
  const rows = await db.selectFrom('audit').select(['reference', 'who_name']).execute()
  expect(rows.map((row) => row.who_name)).toEqual(['Travel Desk'])
  expect(await timelineOf(airKind, rows[0]?.reference ?? '')).toEqual([
    ['Held', grant.displayName],
    ['Cancelled, funds released', 'Travel Desk'],
  ])
})
