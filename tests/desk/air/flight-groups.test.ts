import { expect, test } from 'vitest'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { fareFixture, itinerary } from './itinerary-fixture.ts'

test('groups by carrier, number and departure; fares stand cheapest first', () => {
  const groups = makeFlightGroups()
  groups.add([
    fareFixture({ code: '1', total: 900, bags: '2 pieces' }),
    fareFixture({ code: '2', total: 700 }),
    fareFixture({ code: '3', legs: ['SQ319 LHR-SIN 20:35 770'] }),
  ])
  groups.add([fareFixture({ code: '4', total: 800, cabin: 3 })])
  const [first, second] = groups.flights()
  expect(first?.fares.map((fare) => [fare.offerCode, fare.price.totalCents])).toEqual([
    ['2', 70_000],
    ['4', 80_000],
    ['1', 90_000],
  ])
  expect(second?.fares).toHaveLength(1)
  expect(groups.fareCount()).toBe(4)
})

test('drops a fare code that came before, and keeps two fares that only look alike', () => {
  const groups = makeFlightGroups()
  groups.add([fareFixture({ code: '1' }), fareFixture({ code: '1', total: 1 }), fareFixture({ code: '2' })])
  expect(groups.flights()[0]?.fares.map((fare) => [fare.offerCode, fare.price.totalCents])).toEqual([
    ['1', 50_000],
    ['2', 50_000],
  ])
})

test('a repeated search puts new codes in place of the old and drops what it does not bring', () => {
  const groups = makeFlightGroups()
  groups.add([fareFixture({ code: '1' }), fareFixture({ code: '2', total: 600 })])
  const [before] = groups.flights()
  groups.beginRepeat()
  groups.add([fareFixture({ code: '11' })])
  expect(groups.flights()[0]?.fares.map((fare) => fare.offerCode)).toEqual(['11', '2'])
  expect(groups.fareCount()).toBe(2)
  groups.endRepeat()
  const [after] = groups.flights()
  expect(after?.fares.map((fare) => fare.offerCode)).toEqual(['11'])
  expect(after?.fares[0]?.id).toBe(before?.fares[0]?.id)
  expect(groups.fareCount()).toBe(1)
})

test('a leg lasts as long as the supplied minutes say, across zones and waits', () => {
  const groups = makeFlightGroups()
  groups.add([fareFixture({ code: '1', legs: ['EK2 LHR-DXB 20:40 420 +115 > EK354 DXB-SIN 09:00 430'] })])
  const [leg] = groups.flights()[0]?.legs ?? []
  expect(leg).toMatchObject({ from: 'LHR', to: 'SIN', totalMinutes: 965, stops: 1 })
  expect(leg?.waits).toEqual([{ airport: 'DXB', minutes: 115, start: 420 / 965, end: 535 / 965 }])
})

test('a leg counts its technical stops, and the days to a later or an earlier arrival', () => {
  const overnight = itinerary({ code: '1', legs: ['SQ317 LHR-SIN 20:40 420', 'NZ1 AKL-LAX 11:00 700'] })
  const [out, back] = overnight.OriginDestinationOptions
  const [first, second] = [out?.FlightSegments[0], back?.FlightSegments[0]]
  if (!first || !second) throw new Error('no segment')
  first.TechnicalStops = [{}, {}] as never
  // Across the date line: the local arrival is on the day before.
  second.ArrivalDateTime = '2027-01-13T05:00:00'
  const groups = makeFlightGroups()
  groups.add([parseFare(overnight)])
  expect(groups.flights()[0]?.legs.map(({ stops, dayShift }) => [stops, dayShift])).toEqual([
    [2, 1],
    [0, -1],
  ])
  expect(groups.flights()[0]?.stops).toBe(2)
})

test('a fare has the fewest seats and the lowest cabin of its segments', () => {
  const fare = itinerary({ code: '1', legs: ['EK2 LHR-DXB 20:40 420 +115 > EK354 DXB-SIN 09:00 430'] })
  const [one, other] = fare.OriginDestinationOptions[0]?.FlightSegments ?? []
  if (!one || !other) throw new Error('no segments')
  Object.assign(one, { SeatsRemaining: 7, CabinClassCode: 3 })
  Object.assign(other, { SeatsRemaining: 2, CabinClassCode: 1 })
  expect(parseFare(fare)).toMatchObject({ seats: 2, cabin: 1 })
  Object.assign(other, { SeatsRemaining: null })
  expect(parseFare(fare).seats).toBe(7)
  Object.assign(one, { SeatsRemaining: null })
  expect(parseFare(fare).seats).toBeNull()
})
