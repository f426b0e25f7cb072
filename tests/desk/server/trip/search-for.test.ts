import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readActivityView, readTrip } from '../../../../lib/activity/activity-params.ts'
import { readSearch, readSearchStart } from '../../../../lib/air/search-params.ts'
import { readStay, readStayStart } from '../../../../lib/hotel/stay-params.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { saveTravellers } from '../../../../server/traveller/saved.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { searchForTrip } from '../../../../server/trip/search-for.ts'
import { setTravellers } from '../../../../server/trip/travellers.ts'
import { makeTrip, tripById } from '../../../../server/trip/trips.ts'
import { faresOf } from '../../../setup/air.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { openWorld, type World } from '../world.ts'

// The searches of a trip: with its local days, its places, and its people at the ages that count.

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

const search = async (kind: 'air' | 'hotel' | 'activity', tripId: string) => {
  const found = await searchForTrip(named.desk, grant, kindOf(kind), tripId)
  if (found.kind !== 'found') throw new Error(JSON.stringify(found))
  return new URL(found.href, 'http://desk')
}

async function withPeople(tripId: string, ...birthDates: string[]): Promise<void> {
  const people = birthDates.map((birthDate, index) => ({
    ...{ title: '', firstName: `Person${'abcdef'[index]}`, lastName: 'Keller', gender: '', birthDate },
    ...{ nationality: '', passportNumber: '', passportExpiry: null, passportIssued: null },
    passportCountry: '',
  }))
  const ids = (await saveTravellers(named.desk, grant, people, null)).map((id) => id ?? '')
  const { version = 0 } = (await tripById(named.desk, grant, tripId)) ?? {}
  expect(await setTravellers(named.desk, grant, { tripId, version }, ids)).toEqual({ kind: 'done' })
}

test('an empty trip opens the bars with its people', async () => {
  const trip = await makeTrip(named.desk, grant, { name: 'Singapore', clientId: null })
  await withPeople(trip, '1988-06-12', '2018-02-01', '2025-12-01')
  const flights = await search('air', trip)
  expect(flights.pathname).toBe('/flights')
  expect(readSearch(flights.searchParams)).toBeNull()
  expect(readSearchStart(flights.searchParams)).toMatchObject({
    adults: 1,
    children: 1,
    infants: 1,
    to: null,
  })
  const hotels = await search('hotel', trip)
  expect(readStay(hotels.searchParams)).toBeNull()
  expect(readStayStart(hotels.searchParams).rooms).toEqual([{ adults: 1, children: [8, 1] }])
  const activities = await search('activity', trip)
  expect(readTrip(activities.searchParams, '2026-11-20T12:00:00.000Z')).toMatchObject({
    adults: 1,
    children: 2,
  })
})

test('a journey gives the hotel its local days and city, the activity the days between, and each its people', async () => {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  const address = `fare=${fare?.FareSourceCode}`
  const collected = await collectOffer(named.desk, grant, kindOf('air'), {
    address,
    markup: null,
    tripId: null,
  })
  if (collected.kind !== 'collected') throw new Error(JSON.stringify(collected))
  const { id } = collected.trip
  await withPeople(id, '1988-06-12', '1990-01-01', '2010-02-01')
  const trip = await tripById(named.desk, grant, id)
  const stretches = trip?.options[0]?.facts.stretches ?? []
  const arrival = stretches[0]?.to.wall.slice(0, 10)
  const departure = stretches.at(-1)?.from.wall.slice(0, 10)

  const stay = readStay((await search('hotel', id)).searchParams)
  expect(stay).toMatchObject({ checkIn: arrival, rooms: [{ adults: 2, children: [16] }] })
  if (stretches.length > 1) expect(stay?.checkOut).toBe(departure)
  const place = await world.gateway.mustCall('place.lookup', {
    SessionId: grant.gatewaySession.reveal(),
    external_ids: [stay?.place ?? ''],
  })
  expect(place.data[0]?.name).toBe('Amsterdam')

  const flights = readSearch((await search('air', id)).searchParams)
  expect(flights).toMatchObject({ adults: 3, children: 0, infants: 0 })
  expect(flights?.legs[0]).toMatchObject({ from: 'LHR', to: 'AMS' })

  const activities = await search('activity', id)
  expect(readTrip(activities.searchParams, '2026-11-20T12:00:00.000Z')).toMatchObject({
    ...{ from: arrival, adults: 3, children: 0 },
  })
  expect(readActivityView(activities.searchParams).filters.places).toHaveLength(1)
})

test('without travellers the people are those of the offers; the age of a child is left open', async () => {
  const fares = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  const address = `fare=${fares[0]?.FareSourceCode}`
  const collected = await collectOffer(named.desk, grant, kindOf('air'), {
    address,
    markup: null,
    tripId: null,
  })
  if (collected.kind !== 'collected') throw new Error(JSON.stringify(collected))
  const trip = await tripById(named.desk, grant, collected.trip.id)
  const party = trip?.options[0]?.facts.party
  const { rooms } = readStayStart((await search('hotel', collected.trip.id)).searchParams)
  expect(rooms.reduce((sum, { adults }) => sum + adults, 0)).toBe(party?.adults)
  expect(rooms.flatMap(({ children }) => children)).toEqual(party?.childAges)
})
