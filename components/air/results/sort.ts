import type { Match } from './filters.ts'

/** The sort orders of results. */
export const SORTS = ['best', 'cheapest', 'fastest'] as const
export type Sort = (typeof SORTS)[number]

/**
 * The price of one hour of travel in the order `best`, per traveller, in cents. `best` sorts by `price +
 * hours x this x travellers`: an hour saved is worth 20 dollars to each traveller. The score needs no other
 * fare, so the order of two flights never changes because a third one has arrived.
 */
const HOUR_WEIGHT_CENTS = 2000

/** The first flight of an order, for its tab. */
export type Lead = { totalCents: number; legMinutes: readonly number[] }

/**
 * Sorts matches; flights with closed fares alone are last. Ties are sorted by price, then time, then flight,
 * so that the order is always the same.
 */
export function sortMatches(matches: readonly Match[], sort: Sort, travellers: number): Match[] {
  const rank = ranker(sort, travellers)
  // Looked up once each: thousands of matches are compared at every update of a running search.
  const ranked = matches.map((match) => ({
    match,
    closed: Number(isClosed(match)),
    rank: rank(match),
    cents: leadCents(match),
  }))
  ranked.sort(
    (one, other) =>
      one.closed - other.closed ||
      one.rank - other.rank ||
      one.cents - other.cents ||
      one.match.flight.totalMinutes - other.match.flight.totalMinutes ||
      (one.match.flight.key < other.match.flight.key ? -1 : 1),
  )
  return ranked.map(({ match }) => match)
}

/** The first flight of each order; null while nothing that is sold matches. */
export function leads(all: readonly Match[], travellers: number): Record<Sort, Lead> | null {
  const matches = all.filter((match) => !isClosed(match))
  if (matches.length === 0) return null
  const leadOf = (sort: Sort): Lead => {
    const rank = ranker(sort, travellers)
    const first = matches.reduce((best, match) => {
      const difference = rank(match) - rank(best) || leadCents(match) - leadCents(best)
      return difference < 0 ? match : best
    })
    return { totalCents: leadCents(first), legMinutes: first.flight.legs.map((leg) => leg.totalMinutes) }
  }
  return { best: leadOf('best'), cheapest: leadOf('cheapest'), fastest: leadOf('fastest') }
}

function ranker(sort: Sort, travellers: number): (match: Match) => number {
  if (sort === 'cheapest') return leadCents
  if (sort === 'fastest') return (match) => match.flight.totalMinutes
  const centsPerMinute = (HOUR_WEIGHT_CENTS * travellers) / 60
  return (match) => leadCents(match) + match.flight.totalMinutes * centsPerMinute
}

/** No fare of the flight is sold any more. */
function isClosed(match: Match): boolean {
  return match.fares[0]?.isClosed ?? false
}

function leadCents(match: Match): number {
  return match.fares[0]?.price.totalCents ?? Infinity
}
