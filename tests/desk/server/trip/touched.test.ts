import { afterAll, beforeAll, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { kindOf } from '../../../../server/kinds.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { makeTripOf } from '../../../../server/trip/attach.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { touchedBy, touchedIn } from '../../../../server/trip/touched.ts'
import { tripById } from '../../../../server/trip/trips.ts'
import { heldHotel, someRate, stayDates } from '../../../setup/hotel.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// What the change or the end of one booking of a trip touches in the others.

let world: World
let grant: AnyGrant
let flight: string
let stay: string
let tripId: string

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  flight = (await holdFlight(world, grant)).reference
  stay = await heldHotel(world.gateway, grant.gatewaySession.reveal())
  expect((await bookingPageOf(world.desk, grant, stay)).kind).toBe('read')
  const made = await makeTripOf(world.desk, grant, [flight, stay])
  if (made.kind !== 'made') throw new Error(made.message)
  tripId = made.id
})
afterAll(() => world.close())

/** Writes into the row of the flight what the desk would store of it after its airline had moved it. */
async function moveFlight(departsAt: string, arrivesAt: string): Promise<void> {
  const db = await world.desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('summary')
    .where('reference', '=', flight)
    .executeTakeFirstOrThrow()
  const { flights, route, ...rest } = airHandling.list.summary.parse(row.summary)
  const [first] = flights ?? []
  const [leg] = route
  if (!first || !leg) throw new Error('the flight has no legs')
  const summary = {
    ...rest,
    flights: [{ ...first, to: leg.to, departsAt, arrivesAt }],
    route: [{ ...leg, departsAt }],
  }
  const changed = { about: 'schedule', before: 'a', after: 'b', at: '2026-11-20T09:00:00.000Z' }
  await db
    .updateTable('booking')
    .set({ summary: JSON.stringify(summary), changed: JSON.stringify(changed) })
    .where('reference', '=', flight)
    .execute()
}

async function touched() {
  const trip = await tripById(world.desk, grant, tripId)
  if (trip === null) throw new Error('no trip')
  return touchedIn(world.desk, grant, trip, '2026-11-20T10:00:00.000Z')
}

test('nothing is touched while nothing has happened', async () => {
  expect(await touchedBy(world.desk, grant, flight)).toBeNull()
  expect(await touched()).toEqual([])
})

test('a flight that now arrives on the day after the check-in says so, on its page and on that of the trip', async () => {
  await moveFlight(`${stayDates.CheckIn}T23:30:00`, '2026-12-11T01:10:00')
  const now = await touchedBy(world.desk, grant, flight)
  expect(now).toMatchObject({ tripId, reference: flight, happened: 'moved' })
  expect(now?.misfits).toEqual([
    'The hotel begins Thu 10 Dec, the arrival is Fri 11 Dec 01:10: 1 night paid before it.',
  ])
  expect(await touched()).toEqual([now])
  expect(await touchedBy(world.desk, grant, stay)).toBeNull()
})

test('one that still fits says what it was compared with', async () => {
  await moveFlight(`${stayDates.CheckIn}T08:00:00`, `${stayDates.CheckIn}T10:10:00`)
  const now = await touchedBy(world.desk, grant, flight)
  expect(now?.misfits).toEqual([])
  expect(now?.others).toEqual([expect.stringMatching(/, Thu 10 Dec – Sat 12 Dec$/)])
})

test('a cancelled booking leaves the others, and its page names them', async () => {
  expect(await actOn(world.desk, grant, airHandling, 'cancel', flight)).toEqual({ kind: 'done' })
  const now = await touchedBy(world.desk, grant, flight)
  expect(now).toMatchObject({ happened: 'ended', misfits: [], others: [expect.stringMatching(/10 Dec/)] })
  expect(await touched()).toEqual([now])
})

test('a booking of no trip, and one of another office, touch nothing', async () => {
  const alone = await holdFlight(world, grant)
  await actOn(world.desk, grant, airHandling, 'cancel', alone.reference)
  expect(await touchedBy(world.desk, grant, alone.reference)).toBeNull()
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect(await touchedBy(world.desk, stranger, flight)).toBeNull()
})

test('an ended booking of an option touches what else was planned, until the option is booked again', async () => {
  const rate = await someRate(world.gateway, grant.gatewaySession.reveal())
  const { CheckIn, CheckOut } = stayDates
  const address = `rate=${rate.FareSourceCode}&hotel=${rate.HotelId}&in=${CheckIn}&out=${CheckOut}&rooms=2`
  const planned = { address, markup: null, tripId }
  expect((await collectOffer(world.desk, grant, kindOf('hotel'), planned)).kind).toBe('collected')
  expect((await touchedBy(world.desk, grant, flight))?.others).toHaveLength(2)
})
