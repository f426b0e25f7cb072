import fc from 'fast-check'
import { answerTo } from '../../../gateway/world/air/supply.ts'
import { createAirSupply } from '../../../gateway/world/air/supply.ts'
import { hashText } from '../../../gateway/hash.ts'
import type { AirQuery, AirQueryLeg, CabinClass } from '../../../gateway/supply/air/fare.ts'

const TODAY = '2026-11-20'

/** A supply whose sources answer without delay; `all` is its whole answer at once. */
export function instantSupply(seed = 'test') {
  const supply = createAirSupply({ seed, wait: () => Promise.resolve(), latencyScale: 0 })
  return { ...supply, all: (query: AirQuery) => answerTo(query, hashText(seed)) }
}

/** One leg between two cities or airports. */
export function leg(origin: string, destination: string, date: string): AirQueryLeg {
  return { origin, destination, originKind: 'any', destinationKind: 'any', date }
}

/** A query for one adult in economy, changed by `extra`. */
export function query(legs: readonly AirQueryLeg[], extra: Partial<AirQuery> = {}): AirQuery {
  return {
    legs,
    cabin: 1,
    adults: 1,
    children: 0,
    infants: 0,
    today: TODAY,
    maxStops: null,
    onlyCarriers: null,
    withoutCarriers: [],
    scenarios: true,
    ...extra,
  }
}

const PLACES =
  'LON NYC SIN PAR TYO DXB IST THR AKL REK SYD LAX SAO JNB NBO DEL BKK HKG BJS MOW CAI MEX LIM YTO FRA MAD STO ANC HNL KTM'.split(
    ' ',
  )

function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 10, 20) + days * 86_400_000).toISOString().slice(0, 10)
}

/** One-way, return and multi-city queries between 29 cities, up to 340 days ahead. */
export const anyQuery: fc.Arbitrary<AirQuery> = fc
  .record({
    places: fc.shuffledSubarray(PLACES, { minLength: 2, maxLength: 4 }),
    isReturn: fc.boolean(),
    firstDay: fc.integer({ min: 1, max: 300 }),
    stay: fc.integer({ min: 0, max: 13 }),
    cabin: fc.constantFrom<CabinClass | 'any'>(1, 1, 2, 3, 4, 5, 6, 'any'),
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 3 }),
    infants: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ places, isReturn, firstDay, stay, ...rest }) => {
    const ends = isReturn ? [places[0]!, places[1]!, places[0]!] : places
    const legs = ends.slice(1).map((end, i) => leg(ends[i]!, end, dateAfter(firstDay + i * stay)))
    return query(legs, rest)
  })
