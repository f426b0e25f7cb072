import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import { applyFilters, type Match } from '../../../components/air/results/filters.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { leads, sortMatches, type Sort } from '../../../components/air/results/sort.ts'
import { fareFixture, type ItineraryFacts } from './itinerary-fixture.ts'

/** One fare per flight: its number, dollars and minutes. */
type Given = readonly [number: number, total: number, minutes: number, closed?: boolean]

function matchesOf(fares: readonly Given[]): readonly Match[] {
  const groups = makeFlightGroups()
  const facts = fares.map(([number, total, minutes, closed = false], at): ItineraryFacts => ({
    code: String(at),
    total,
    closed,
    legs: [`SQ${number} LHR-SIN 11:25 ${minutes}`],
  }))
  groups.add(facts.map(fareFixture))
  return applyFilters(groups.flights(), NO_FILTERS).matches
}

const numberOf = (match: Match) => match.flight.legs[0]?.numbers[0]
const order = (fares: readonly Given[], sort: Sort, travellers = 1) =>
  sortMatches(matchesOf(fares), sort, travellers).map(numberOf)

/** The cheapest is slow, the fastest dear, and the one between is worth its price. */
const THREE: readonly Given[] = [
  [1, 900, 600],
  [2, 500, 1500],
  [3, 600, 720],
]

describe('results sorted', () => {
  test('"cheapest" begins with the lowest price', () => {
    expect(order(THREE, 'cheapest')).toEqual(['SQ 2', 'SQ 3', 'SQ 1'])
  })

  test('"fastest" begins with the shortest travel time', () => {
    expect(order(THREE, 'fastest')).toEqual(['SQ 1', 'SQ 3', 'SQ 2'])
  })

  test('"best" weighs an hour as 20 dollars', () => {
    // 900 + 10 h = 1100, 500 + 25 h = 1000, 600 + 12 h = 840.
    expect(order(THREE, 'best')).toEqual(['SQ 3', 'SQ 2', 'SQ 1'])
    const dearer = (total: number): Given[] => [
      [1, 500, 660],
      [2, total, 600],
    ]
    expect(order(dearer(519), 'best')).toEqual(['SQ 2', 'SQ 1'])
    expect(order(dearer(521), 'best')).toEqual(['SQ 1', 'SQ 2'])
  })

  test('"best" weighs the hour once for each traveller', () => {
    const fares: Given[] = [
      [1, 500, 660],
      [2, 550, 600],
    ]
    expect(order(fares, 'best', 2)).toEqual(['SQ 1', 'SQ 2'])
    expect(order(fares, 'best', 3)).toEqual(['SQ 2', 'SQ 1'])
  })

  test.each<Sort>(['best', 'cheapest', 'fastest'])('%s: what is no longer sold comes last', (sort) => {
    expect(order([[1, 100, 100, true], ...THREE.slice(1)], sort).at(-1)).toBe('SQ 1')
  })

  test('ties go by price, then time, then flight, in whatever order they arrived', () => {
    const sameTime: Given[] = [
      [2, 600, 600],
      [1, 500, 600],
    ]
    expect(order(sameTime, 'fastest')).toEqual(['SQ 1', 'SQ 2'])
    const samePrice: Given[] = [
      [2, 500, 700],
      [1, 500, 600],
    ]
    expect(order(samePrice, 'cheapest')).toEqual(['SQ 1', 'SQ 2'])
    const same: Given[] = [
      [2, 500, 600],
      [1, 500, 600],
    ]
    expect(order(same, 'best')).toEqual(['SQ 1', 'SQ 2'])
    expect(order(same.toReversed(), 'best')).toEqual(['SQ 1', 'SQ 2'])
  })
})

describe('the tab of an order', () => {
  test('shows the first flight of that order', () => {
    expect(leads(matchesOf(THREE), 1)).toEqual({
      best: { totalCents: 60_000, legMinutes: [720] },
      cheapest: { totalCents: 50_000, legMinutes: [1500] },
      fastest: { totalCents: 90_000, legMinutes: [600] },
    })
  })

  test('shows nothing that is no longer sold, and is empty when nothing is sold', () => {
    const closed: Given = [4, 100, 100, true]
    expect(leads(matchesOf([...THREE, closed]), 1)).toEqual(leads(matchesOf(THREE), 1))
    expect(leads(matchesOf([closed]), 1)).toBeNull()
  })
})
