import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FLAG_NAMES,
  SEAT_CHOICES,
  NO_FILTERS,
  type Filters,
} from '../../../components/air/results/filter-groups.ts'
import type { Count } from '../../../components/air/results/filter-tally.ts'
import { applyFilters, minuteOfDay } from '../../../components/air/results/filters.ts'
import type { Flight, ListedFare } from '../../../components/air/results/flight.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { fareFixture, type ItineraryFacts } from './itinerary-fixture.ts'

const clock = fc.constantFrom('00:30', '06:00', '11:25', '18:10', '23:55')
const leg = fc
  .tuple(fc.constantFrom('SQ', 'EK', 'TK'), clock, clock, fc.nat({ max: 2 }))
  .map(([carrier, time, later, stops]) =>
    [`${carrier}1 LHR-DXB ${time} 300`, `EK2 DXB-BKK ${later} 200`, `TK3 BKK-SIN ${later} 100`]
      .slice(0, stops + 1)
      .map((part, index) => (index < stops ? `${part} +60` : part))
      .join(' > '),
  )
const facts = fc.record({
  code: fc.uuid(),
  total: fc.integer({ min: 100, max: 130 }),
  legs: fc.tuple(leg, leg),
  bags: fc.constantFrom('1 pieces', '0 pieces', '30K', null),
  available: fc.constantFrom(true, false, null),
  type: fc.constantFrom(0, 1, 2, 3),
  fareType: fc.constantFrom(1, 2),
  penalty: fc.constantFrom(0, 50, null),
  seats: fc.constantFrom(1, 4, 5, 9, null),
  lowCost: fc.boolean(),
})
const span = (low: number, high: number) =>
  fc
    .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
const day = fc.option(span(0, 1440))
/** One or two groups at a time: questions of all hardly ever leave a fare. */
const filters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record({
      stops: fc.subarray(['0', '1', '2'] as const, { minLength: 1 }),
      airlines: fc.subarray(['SQ', 'EK', 'TK'], { minLength: 1 }),
      refundable: fc.constant(true),
      bag: fc.constant(true),
      connections: fc.subarray(['DXB', 'BKK'], { minLength: 1 }),
      alliances: fc.subarray(['star', 'oneworld'] as const, { minLength: 1 }),
      fareTypes: fc.subarray(['published', 'private'] as const, { minLength: 1 }),
      freeRefund: fc.constant(true),
      noLowCost: fc.constant(true),
      seats: fc.constantFrom(4, 9),
      price: span(10_000, 13_000),
      duration: span(300, 1500),
      departs: fc.tuple(day, day),
      arrives: fc.tuple(day, day),
    }),
    fc.subarray(Object.keys(NO_FILTERS) as (keyof Filters)[], { minLength: 1, maxLength: 2 }),
  )
  .map(([all, names]) => ({ ...NO_FILTERS, ...Object.fromEntries(names.map((name) => [name, all[name]])) }))

function flightsOf(list: readonly ItineraryFacts[]): readonly Flight[] {
  const groups = makeFlightGroups()
  groups.add(list.map(fareFixture))
  return groups.flights()
}

const within = (span: readonly [number, number] | null | undefined, value: number) =>
  !span || (value >= span[0] && value <= span[1])

const members = { star: ['SQ', 'TK'], oneworld: ['QR'], skyteam: [] as string[] }
const isAll = (carriers: readonly string[], id: keyof typeof members) =>
  carriers.every((code) => members[id].includes(code))

/** A plain version of the filters, one fare at a time. */
function passes(flight: Flight, fare: ListedFare, filters: Filters): boolean {
  return (
    (filters.stops.length === 0 ||
      filters.stops.includes(flight.stops === 0 ? '0' : flight.stops === 1 ? '1' : '2')) &&
    (filters.airlines.length === 0 || flight.airlines.some((code) => filters.airlines.includes(code))) &&
    (!filters.refundable || fare.refund.kind === 'allowed') &&
    (!filters.bag || fare.bag.kind === 'pieces' || fare.bag.kind === 'weight') &&
    (filters.connections.length === 0 ||
      flight.legs.some((one) => one.waits.some(({ airport }) => filters.connections.includes(airport)))) &&
    (filters.alliances.length === 0 || filters.alliances.some((id) => isAll(flight.airlines, id))) &&
    (filters.fareTypes.length === 0 ||
      filters.fareTypes.includes(fare.isPrivate ? 'private' : 'published')) &&
    (!filters.freeRefund || (fare.refund.kind === 'allowed' && fare.refund.feeCents === 0)) &&
    (!filters.noLowCost || !fare.isLowCost) &&
    (filters.seats === null || (fare.seats !== null && fare.seats >= filters.seats)) &&
    within(filters.price, fare.price.totalCents) &&
    within(filters.duration, flight.totalMinutes) &&
    flight.legs.every((one, at) => within(filters.departs[at], minuteOfDay(one.departAt))) &&
    flight.legs.every((one, at) => within(filters.arrives[at], minuteOfDay(one.arriveAt)))
  )
}

function naiveCount(flights: readonly Flight[], filters: Filters): number {
  return flights.flatMap((flight) => flight.fares.filter((fare) => passes(flight, fare, filters))).length
}

function naiveLead(flights: readonly Flight[], filters: Filters): number {
  const totals = flights.flatMap((flight) =>
    flight.fares.filter((fare) => passes(flight, fare, filters)).map((fare) => fare.price.totalCents),
  )
  return Math.min(...totals)
}

test('matches, every count and its lowest price equal what one fare at a time gives', () => {
  const QUESTIONS = 300
  let answered = 0
  let narrowed = 0
  fc.assert(
    fc.property(fc.array(facts, { minLength: 10, maxLength: 40 }), filters, (list, query) => {
      const flights = flightsOf(list)
      const result = applyFilters(flights, query)
      expect(result.fareCount).toBe(naiveCount(flights, query))
      if (result.fareCount > 0) answered += 1
      if (result.fareCount > 0 && result.fareCount < naiveCount(flights, NO_FILTERS)) narrowed += 1
      expect(
        result.matches.every(({ flight, fares }) => fares.every((fare) => passes(flight, fare, query))),
      ).toBe(true)
      const same = (count: Count | undefined, question: Filters) => {
        expect(count?.fares ?? 0).toBe(naiveCount(flights, question))
        expect(count?.leadCents ?? Infinity).toBe(naiveLead(flights, question))
      }
      const { counts } = result
      for (const choice of ['0', '1', '2'] as const) {
        same(counts.stops.get(choice), { ...query, stops: [choice] })
      }
      for (const code of ['SQ', 'EK', 'TK']) {
        same(counts.airlines.get(code), { ...query, airlines: [code] })
      }
      for (const code of ['DXB', 'BKK']) {
        same(counts.connections.get(code), { ...query, connections: [code] })
      }
      for (const id of ['star', 'oneworld', 'skyteam'] as const) {
        same(counts.alliances.get(id), { ...query, alliances: [id] })
      }
      for (const type of ['published', 'private'] as const) {
        same(counts.fareTypes.get(type), { ...query, fareTypes: [type] })
      }
      for (const flag of FLAG_NAMES) same(counts[flag], { ...query, [flag]: true })
      for (const least of SEAT_CHOICES) same(counts.seats.get(least), { ...query, seats: least })
    }),
    { numRuns: QUESTIONS },
  )
  // Questions that nothing meets would compare 0 with 0.
  expect(answered).toBeGreaterThan(QUESTIONS / 2)
  expect(narrowed).toBeGreaterThan(QUESTIONS / 4)
})

test('nothing asked leaves everything', () => {
  const flights = flightsOf([{ code: '1' }, { code: '2', total: 600 }])
  expect(applyFilters(flights, NO_FILTERS)).toMatchObject({ fareCount: 2, price: [50_000, 60_000] })
})
