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
  .map(([all, asked]) => ({ ...NO_FILTERS, ...Object.fromEntries(asked.map((name) => [name, all[name]])) }))

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
function passes(flight: Flight, fare: ListedFare, asked: Filters): boolean {
  return (
    (asked.stops.length === 0 ||
      asked.stops.includes(flight.stops === 0 ? '0' : flight.stops === 1 ? '1' : '2')) &&
    (asked.airlines.length === 0 || flight.airlines.some((code) => asked.airlines.includes(code))) &&
    (!asked.refundable || fare.refund.kind === 'allowed') &&
    (!asked.bag || fare.bag.kind === 'pieces' || fare.bag.kind === 'weight') &&
    (asked.connections.length === 0 ||
      flight.legs.some((one) => one.waits.some(({ airport }) => asked.connections.includes(airport)))) &&
    (asked.alliances.length === 0 || asked.alliances.some((id) => isAll(flight.airlines, id))) &&
    (asked.fareTypes.length === 0 || asked.fareTypes.includes(fare.isPrivate ? 'private' : 'published')) &&
    (!asked.freeRefund || (fare.refund.kind === 'allowed' && fare.refund.feeCents === 0)) &&
    (!asked.noLowCost || !fare.isLowCost) &&
    (asked.seats === null || (fare.seats !== null && fare.seats >= asked.seats)) &&
    within(asked.price, fare.price.totalCents) &&
    within(asked.duration, flight.totalMinutes) &&
    flight.legs.every((one, at) => within(asked.departs[at], minuteOfDay(one.departAt))) &&
    flight.legs.every((one, at) => within(asked.arrives[at], minuteOfDay(one.arriveAt)))
  )
}

function naiveCount(flights: readonly Flight[], asked: Filters): number {
  return flights.flatMap((flight) => flight.fares.filter((fare) => passes(flight, fare, asked))).length
}

function naiveLead(flights: readonly Flight[], asked: Filters): number {
  const totals = flights.flatMap((flight) =>
    flight.fares.filter((fare) => passes(flight, fare, asked)).map((fare) => fare.price.totalCents),
  )
  return Math.min(...totals)
}

test('matches, every count and its lowest price equal what one fare at a time gives', () => {
  const QUESTIONS = 300
  let answered = 0
  let narrowed = 0
  fc.assert(
    fc.property(fc.array(facts, { minLength: 10, maxLength: 40 }), filters, (list, asked) => {
      const flights = flightsOf(list)
      const found = applyFilters(flights, asked)
      expect(found.fareCount).toBe(naiveCount(flights, asked))
      if (found.fareCount > 0) answered += 1
      if (found.fareCount > 0 && found.fareCount < naiveCount(flights, NO_FILTERS)) narrowed += 1
      expect(
        found.matches.every(({ flight, fares }) => fares.every((fare) => passes(flight, fare, asked))),
      ).toBe(true)
      const same = (count: Count | undefined, question: Filters) => {
        expect(count?.fares ?? 0).toBe(naiveCount(flights, question))
        expect(count?.leadCents ?? Infinity).toBe(naiveLead(flights, question))
      }
      const { counts } = found
      for (const choice of ['0', '1', '2'] as const) {
        same(counts.stops.get(choice), { ...asked, stops: [choice] })
      }
      for (const code of ['SQ', 'EK', 'TK']) {
        same(counts.airlines.get(code), { ...asked, airlines: [code] })
      }
      for (const code of ['DXB', 'BKK']) {
        same(counts.connections.get(code), { ...asked, connections: [code] })
      }
      for (const id of ['star', 'oneworld', 'skyteam'] as const) {
        same(counts.alliances.get(id), { ...asked, alliances: [id] })
      }
      for (const type of ['published', 'private'] as const) {
        same(counts.fareTypes.get(type), { ...asked, fareTypes: [type] })
      }
      for (const flag of FLAG_NAMES) same(counts[flag], { ...asked, [flag]: true })
      for (const least of SEAT_CHOICES) same(counts.seats.get(least), { ...asked, seats: least })
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
