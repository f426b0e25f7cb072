import { withoutGroup, type HotelFilters } from '../../../lib/hotel/city-view.ts'

/** Groups of filters that may be dropped together, and what is left then. */
export type Way = { drop: readonly string[]; filters: HotelFilters }

/** A way out of zero results, and how many hotels come back by it. */
export type Rescue = Way & { total: number }

/** Of more groups only those chosen last are asked for one by one. */
const MOST_GROUPS = 8
/** Six groups have so many pairs; of more groups those of the six chosen last are asked for. */
const MOST_PAIRS = 15
const MOST_SHOWN = 3

/** What could be dropped where nothing passes: each group by itself, and all together. */
export function waysOut(filters: HotelFilters): Way[] {
  const keys = Object.keys(filters)
  const all: Way = { drop: keys, filters: {} }
  if (keys.length === 0) return []
  if (keys.length === 1) return [all]
  return [...keys.slice(-MOST_GROUPS).map((key) => dropping(filters, [key])), all]
}

/**
 * Two groups at a time, for where no single one helps; those chosen last first, since before them there were hotels. Of two
 * groups in all there are none: dropping both is dropping all.
 */
export function pairsOut(filters: HotelFilters): Way[] {
  const keys = Object.keys(filters).reverse()
  if (keys.length < 3) return []
  const pairs = keys.flatMap((one, at) => keys.slice(0, at).map((other) => dropping(filters, [one, other])))
  return pairs.slice(0, MOST_PAIRS)
}

/** True where every way is known to leave nothing but that of dropping everything. */
export function onlyAllHelps(ways: readonly Way[], totals: readonly (number | undefined)[]): boolean {
  return ways.every((way, index) => isAll(way) || totals[index] === 0)
}

/**
 * The ways that bring hotels back: those that drop the fewest groups, of them the ones that bring most, three at the most.
 * @param totals hotels that each way would leave, undefined while that is not known
 */
export function rescues(ways: readonly Way[], totals: readonly (number | undefined)[]): Rescue[] {
  const known = ways.flatMap((way, index): Rescue[] => {
    const total = totals[index] ?? 0
    return total > 0 ? [{ ...way, total }] : []
  })
  const fewest = Math.min(...known.map(({ drop }) => drop.length))
  return known
    .filter(({ drop }) => drop.length === fewest)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_SHOWN)
}

/** True for the way that drops all filters. */
export function isAll(way: Way): boolean {
  return Object.keys(way.filters).length === 0
}

function dropping(filters: HotelFilters, drop: readonly string[]): Way {
  return { drop, filters: drop.reduce(withoutGroup, filters) }
}
