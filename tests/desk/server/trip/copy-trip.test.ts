import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../../lib/dates.ts'
import { timesOf } from '../../../../lib/booking/offer-times.ts'
import type { Trip } from '../../../../lib/trip/trip.ts'
import { kindOf } from '../../../../server/kinds.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attachBookings } from '../../../../server/trip/attach.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { copyTrip } from '../../../../server/trip/copy-trip.ts'
import { currentTrip } from '../../../../server/trip/current-trip.ts'
import { tripLines } from '../../../../server/trip/trip-list.ts'
import { renameTrip, tripById } from '../../../../server/trip/trips.ts'
import { faresOf } from '../../../setup/air.ts'
import { someRate, stayDates } from '../../../setup/hotel.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// A trip is copied with other dates: the same things are searched, and what is not sold is told.

let world: World
let named: Awaited<ReturnType<typeof deskWithNames>>
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  named = await deskWithNames(world)
})
afterAll(async () => {
  await named.close()
  await world.close()
})
beforeEach(async () => {
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})

async function collect(kind: 'air' | 'hotel', address: string): Promise<string> {
  const offer = { address, markup: { unit: 'percent', hundredths: 500 } as const, tripId: null }
  const collected = await collectOffer(named.desk, grant, kindOf(kind), offer)
  if (collected.kind !== 'collected') throw new Error(collected.kind)
  return collected.trip.id
}

async function withFlight(rank = 0): Promise<string> {
  const fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  return collect('air', `fare=${fares[rank]?.FareSourceCode}`)
}

async function withStay(): Promise<string> {
  const rate = await someRate(world.gateway, grant.gatewaySession.reveal())
  const { CheckIn, CheckOut } = stayDates
  return collect(
    'hotel',
    `rate=${rate.FareSourceCode}&hotel=${rate.HotelId}&in=${CheckIn}&out=${CheckOut}&rooms=2`,
  )
}

async function tripOf(id: string): Promise<Trip> {
  const trip = await tripById(named.desk, grant, id)
  if (trip === null) throw new Error('no trip')
  return trip
}

async function copied(tripId: string, firstDay: string) {
  const outcome = await copyTrip(named.desk, grant, { tripId, firstDay })
  if (outcome.kind !== 'copied') throw new Error(JSON.stringify(outcome))
  return outcome
}

const daysOf = ({ options }: Trip) => options.map(({ facts }) => timesOf(facts).from.wall.slice(0, 10))

test('the copy has the same name, things, alternatives and markups, as many days later, and becomes the current trip', async () => {
  await withStay()
  await withFlight()
  const id = await withFlight(3)
  const { version } = await tripOf(id)
  await renameTrip(named.desk, grant, { tripId: id, version }, 'Keller, Amsterdam')
  const trip = await tripOf(id)
  const first = trip.days?.from ?? ''
  const outcome = await copied(id, addDays(first, 7))
  expect(outcome.missing).toEqual([])
  const copy = await tripOf(outcome.id)
  expect(copy.name).toBe('Keller, Amsterdam')
  expect(daysOf(copy)).toEqual(daysOf(trip).map((day) => addDays(day, 7)))
  const shape = ({ options }: Trip) =>
    options.map(({ kind, letter, chosen, markup, facts }) => [kind, letter, chosen, markup, facts.title])
  expect(shape(copy)).toEqual(shape(trip))
  expect(copy.options.every(({ booking, bookHref }) => booking === null && bookHref.includes('/book?'))).toBe(
    true,
  )
  expect((await currentTrip(named.desk, grant))?.id).toBe(outcome.id)
  expect(await tripOf(id)).toEqual(trip)
})

test('what is not sold at the new dates is told and left out, and so is a booking that came from no option', async () => {
  await withFlight()
  const id = await withStay()
  const { reference } = await holdFlight(world, grant)
  await attachBookings(named.desk, grant, { tripId: id, references: [reference] })
  const trip = await tripOf(id)
  world.rewrite('/v2/Hotel/HotelAvailability', (body) => ({ ...body, PricedItineraries: [] }))
  const outcome = await copied(id, addDays(trip.days?.from ?? '', 7))
  expect(outcome).toMatchObject({ count: 1 })
  const stay = trip.options.find(({ kind }) => kind === 'hotel')
  expect(outcome.missing).toEqual([
    `${stay?.facts.title}: not sold at the new dates.`,
    expect.stringContaining(`booking ${reference} came from no option.`),
  ])
  expect((await tripOf(outcome.id)).options.map(({ kind }) => kind)).toEqual(['air'])
})

test('nothing is made where nothing is sold, of a trip of another office, and by a viewer', async () => {
  const id = await withStay()
  const before = await tripLines(named.desk, grant, '')
  world.rewrite('/v2/Hotel/HotelAvailability', (body) => ({ ...body, PricedItineraries: [] }))
  const none = await copyTrip(named.desk, grant, { tripId: id, firstDay: '2027-02-10' })
  expect(none).toMatchObject({ kind: 'none', missing: [expect.stringContaining('not sold')] })
  const viewer: AnyGrant = { ...grant, role: 'viewer' }
  const copy = { tripId: id, firstDay: '2027-02-10' }
  expect(await copyTrip(named.desk, viewer, copy)).toMatchObject({ kind: 'refused' })
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect(await copyTrip(named.desk, stranger, copy)).toMatchObject({ kind: 'refused' })
  expect(await tripLines(named.desk, grant, '')).toEqual(before)
})
