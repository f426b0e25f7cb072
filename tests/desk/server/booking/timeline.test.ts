import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { centsOfUsd, formatNet } from '../../../../lib/money.ts'
import { statementQuery } from '../../../../lib/wallet/statement-query.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { KindHandling, KindTypes } from '../../../../server/booking/kind.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { AnyGrant, Grant } from '../../../../server/session/grant.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { faresOf } from '../../../setup/air.ts'
import { heldHotel, ratesOf, scenarioHotel } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { fareInput, holdFlight, holdInputFor, openWorld, type World } from '../world.ts'

// The timeline says of every event when it was, by the office's clock, and who did it.

let world: World
let cookie: string
let grant: Grant<'air_book' & 'hotel_book'>
let admin: Grant<'air_book'>

beforeEach(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  const office = await world.gateway.mint()
  cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'air_book' as never)
  admin = await world.grant(await world.signIn(office, 'admin'), 'air_book')
})
afterEach(() => world.close())

async function timelineOf<K extends KindTypes>(kind: KindHandling<K>, reference: string) {
  const read = await lookUpBooking(world.desk, grant, kind, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  for (const { at } of read.booking.timeline) expect(at).toMatch(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  return read.booking.timeline.map(({ text, who }) => [text, who])
}

/** The cents that each event moved in the wallet, from the row of the statement that it leads to. */
async function moneyOf<K extends KindTypes>(
  kind: KindHandling<K>,
  reference: string,
  reader: AnyGrant = grant,
) {
  const read = await lookUpBooking(world.desk, reader, kind, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  const events: [string, string, number][] = []
  for (const { text, movement } of read.booking.timeline) {
    if (!movement) continue
    const query = statementQuery(new URL(movement.href, 'http://desk').searchParams)
    const wallet = await walletOf(world.desk, reader, query)
    if (wallet.kind !== 'read') throw new Error(wallet.kind)
    const rows = wallet.statement.rows.flatMap(({ hold, ...row }) => [row, ...(hold ? [hold] : [])])
    const row = rows.find(({ id }) => id === query.entry)
    expect(row).toMatchObject({ kind: movement.kind, amountCents: movement.cents, reference })
    events.push([text, row?.kind ?? '', row?.amountCents ?? 0])
  }
  return events
}

test('a ticket is ordered by a person and issued by the booking service', async () => {
  const held = await holdFlight(world, grant)
  const reason = 'she is ill today'
  expect(await actOn(world.desk, admin, airHandling, 'order', held.reference, { reason })).toEqual({
    kind: 'done',
  })
  await world.gateway.advance(60)
  expect(await timelineOf(airHandling, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Ticket ordered', admin.displayName],
    ['Ticketed', 'the booking service'],
  ])
  const { totalCents } = held
  expect(await moneyOf(airHandling, held.reference)).toEqual([
    ['Held', 'hold', totalCents],
    ['Ticketed', 'charge', totalCents],
  ])
})

test('without the permission for the statement each event leads to what the desk knows itself', async () => {
  const held = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'cancel', held.reference)).toEqual({ kind: 'done' })
  const { sessionId } = grant
  const db = await world.desk.store.db()
  const permissions = JSON.stringify(['air_booking_data'])
  await db.updateTable('session').set({ permissions }).where('id', '=', sessionId).execute()
  const reader = await world.grant(cookie, 'signed_in')
  expect(await moneyOf(airHandling, held.reference, reader)).toEqual([
    ['Held', 'hold', held.totalCents],
    ['Cancelled, funds released', 'release', held.totalCents],
  ])
  expect(world.calls('/Wallet/Statement')).toBe(0)
})

test('a stay that is given back leads to its refund, and what was done elsewhere is told as such', async () => {
  const SessionId = grant.gatewaySession.reveal()
  const reference = await heldHotel(world.gateway, SessionId, undefined, 'ELSEWHERE-1')
  await world.gateway.advance(30)
  await world.gateway.mustCall('hotel.order', { SessionId, UniqueId: reference })
  await world.gateway.advance(30)
  const reason = 'booked twice'
  expect(await actOn(world.desk, admin, hotelHandling, 'cancel', reference, { reason })).toEqual({
    kind: 'done',
  })
  const read = await lookUpBooking(world.desk, grant, hotelHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  const { timeline, money } = read.booking
  expect(timeline.map(({ elsewhere, movement }) => [elsewhere, movement?.kind])).toEqual([
    [true, 'hold'],
    [true, 'charge'],
    [undefined, 'refund'],
  ])
  const refunded = (await moneyOf(hotelHandling, reference)).at(-1)
  expect(refunded?.[2]).toBe(money.settlement?.refundedCents)
})

test('the statement is asked again only for a movement that it lacks', async () => {
  const held = await holdFlight(world, grant)
  for (let reading = 0; reading < 3; reading++) await timelineOf(airHandling, held.reference)
  expect(world.calls('/Wallet/Statement')).toBe(1)
  await world.gateway.advance(601)
  for (let reading = 0; reading < 3; reading++) await timelineOf(airHandling, held.reference)
  expect(world.calls('/Wallet/Statement')).toBe(2)
})

test('a gateway without a statement is not asked with every reading', async () => {
  const held = await holdFlight(world, grant)
  world.trouble('/Wallet/Statement', 'not-found', 'not-found')
  for (let reading = 0; reading < 3; reading++) await timelineOf(airHandling, held.reference)
  expect(world.calls('/Wallet/Statement')).toBe(1)
})

test('a hold at another price than was agreed to has the event and both amounts', async () => {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LTN', 'LHR')
  if (!fare) throw new Error('no fares')
  const agreed = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  const input = holdInputFor({ code: fare.FareSourceCode, totalCents: agreed })
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  const read = await lookUpBooking(world.desk, grant, airHandling, held.reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  const { totalCents } = read.booking.money
  expect(totalCents).not.toBe(agreed)
  expect(read.booking.timeline.map(({ text, detail }) => [text, detail])).toEqual([
    ['Held', undefined],
    ['Price changed while booking', `${formatNet(agreed)} agreed, ${formatNet(totalCents)} held`],
  ])
})

test('a deadline is extended by one person, the hold cancelled by another', async () => {
  const SessionId = grant.gatewaySession.reveal()
  const hotelId = await scenarioHotel(world.gateway, SessionId, 'Extendable')
  const [rate] = await ratesOf(world.gateway, SessionId, hotelId)
  if (!rate) throw new Error('no rates')
  const held = await holdOnce(world.desk, grant, hotelHandling, {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: false,
    form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
  })
  if (held.kind !== 'held') throw new Error(held.kind)
  await world.gateway.advance(60)
  expect(await actOn(world.desk, grant, hotelHandling, 'extend', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60)
  const reason = 'booked twice'
  expect(await actOn(world.desk, admin, hotelHandling, 'cancel', held.reference, { reason })).toEqual({
    kind: 'done',
  })
  expect(await timelineOf(hotelHandling, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Deadline extended by 10 min', grant.displayName],
    ['Cancelled, funds released', admin.displayName],
  ])
})

test('a hold that lapses is ended by the booking service', async () => {
  const held = await holdFlight(world, grant)
  await world.gateway.advance(601)
  expect(await timelineOf(airHandling, held.reference)).toEqual([
    ['Held', grant.displayName],
    ['Expired, funds released', 'the booking service'],
  ])
})

test('a late hold that the desk cancels by itself is cancelled by Travel Desk', async () => {
  const input = await fareInput(world, grant)
  // The gateway books, but the desk has given the attempt up.
  world.trouble('/Air/AirBook', 'lose-reply')
  await holdOnce(world.desk, grant, airHandling, input)
  const db = await world.desk.store.db()
  await db
    .updateTable('intent')
    .set({ state: 'refused', watch_until: new Date(world.desk.clock.now().getTime() + 60_000) })
    .execute()
  await watchGivenUp(world.desk, admin)
  const lookUp = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
  expect(lookUp.kind).toBe('not-booked')
  const rows = await db.selectFrom('audit').select(['reference', 'who_name']).execute()
  expect(rows.map((row) => row.who_name)).toEqual(['Travel Desk'])
  expect(await timelineOf(airHandling, rows[0]?.reference ?? '')).toEqual([
    ['Held', grant.displayName],
    ['Cancelled, funds released', 'Travel Desk'],
  ])
})
