import { expect, test } from 'vitest'
import { fareNote } from '../../../components/air/results/fare-name.ts'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import { applyFilters } from '../../../components/air/results/filters.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { leads, SORTS, sortMatches } from '../../../components/air/results/sort.ts'
import { fareFixture } from './itinerary-fixture.ts'

/** A closed fare is shown, and stands behind every fare that is sold (gap 210). */

function matchesOf(...fares: readonly Parameters<typeof fareFixture>[0][]) {
  const groups = makeFlightGroups()
  groups.add(fares.map(fareFixture))
  return applyFilters(groups.flights(), NO_FILTERS).matches
}

const dawn = ['SQ1 LHR-SIN 06:00 770']

test('in its flight it stands behind the dearer ones (gap 210)', () => {
  const [match] = matchesOf({ code: '1', total: 100, closed: true }, { code: '2', total: 300 })
  expect(match?.fares.map((fare) => fare.offerCode)).toEqual(['2', '1'])
  expect(match?.fares.map((fare) => fareNote(fare).text)).toEqual(['Free refund', 'Closed, no longer sold'])
})

test('a flight with nothing else is last in every order and leads none (gap 210)', () => {
  const matches = matchesOf(
    { code: '1', total: 100, closed: true },
    { code: '2', total: 300, legs: dawn },
    { code: '3', total: 200, legs: ['SQ2 LHR-SIN 07:00 900'] },
  )
  for (const sort of SORTS) {
    expect(sortMatches(matches, sort, 1).at(-1)?.fares[0]?.offerCode).toBe('1')
    expect(leads(matches, 1)?.[sort].totalCents).toBeGreaterThanOrEqual(20_000)
  }
  expect(leads(matchesOf({ code: '1', closed: true }), 1)).toBeNull()
})
