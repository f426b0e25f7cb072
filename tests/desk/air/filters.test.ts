import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyFilters,
  minuteOfDay,
  NO_FILTERS,
  stopsChoice,
  type Filters,
} from '../../../components/air/results/filters.ts'
import type { Fare, Flight } from '../../../components/air/results/flight.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { itinerary, type ItineraryFacts } from './itinerary-fixture.ts'

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
})
const span = (low: number, high: number) =>
  fc
    .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
const day = fc.option(span(0, 1440))
/** One or two groups at a time: questions of all nine hardly ever leave a fare. */
const filters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record({
      stops: fc.subarray(['0', '1', '2'] as const, { minLength: 1 }),
      airlines: fc.subarray(['SQ', 'EK', 'TK'], { minLength: 1 }),
      refundable: fc.constant(true),
      bag: fc.constant(true),
      privateFare: fc.constant(true),
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
  groups.add(list.map(itinerary))
  return groups.flights()
}

const within = (span: readonly [number, number] | null | undefined, value: number) =>
  !span || (value >= span[0] && value <= span[1])

/** A plain version of the filters, one fare at a time. */
function passes(flight: Flight, fare: Fare, asked: Filters): boolean {
  return (
    (asked.stops.length === 0 || asked.stops.includes(stopsChoice(flight.stops))) &&
    (asked.airlines.length === 0 || flight.airlines.some((code) => asked.airlines.includes(code))) &&
    (!asked.refundable || fare.refund.kind === 'allowed') &&
    (!asked.bag || fare.bag.kind === 'pieces' || fare.bag.kind === 'weight') &&
    (!asked.privateFare || fare.isPrivate) &&
    within(asked.price, fare.totalCents) &&
    within(asked.duration, flight.totalMinutes) &&
    flight.legs.every((one, at) => within(asked.departs[at], minuteOfDay(one.departAt))) &&
    flight.legs.every((one, at) => within(asked.arrives[at], minuteOfDay(one.arriveAt)))
  )
}

function naiveCount(flights: readonly Flight[], asked: Filters): number {
  return flights.flatMap((flight) => flight.fares.filter((fare) => passes(flight, fare, asked))).length
}

test('matches and every count equal what one fare at a time gives', () => {
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
      for (const choice of ['0', '1', '2'] as const) {
        expect(found.counts.stops[choice]).toBe(naiveCount(flights, { ...asked, stops: [choice] }))
      }
      for (const code of ['SQ', 'EK', 'TK']) {
        expect(found.counts.airlines.get(code) ?? 0).toBe(naiveCount(flights, { ...asked, airlines: [code] }))
      }
      for (const flag of ['refundable', 'bag', 'privateFare'] as const) {
        expect(found.counts[flag]).toBe(naiveCount(flights, { ...asked, [flag]: true }))
      }
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
