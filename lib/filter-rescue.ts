/** Chosen values by the key of their group; a group without any is left out. */
export type GroupedFilters = Readonly<Record<string, readonly string[]>>

/** Filter groups to remove together, and the filters that remain. */
export type Way = { drop: readonly string[]; filters: GroupedFilters }

/** A way out of an empty result, and how many results it brings back. */
export type CountedWay = Way & { total: number }

/** With more groups than this, only those selected last are tried one by one. */
const MOST_GROUPS = 8
/** The number of pairs of six groups; of more groups only the six selected last are paired. */
const MOST_PAIRS = 15
const MOST_SHOWN = 3

/** The filters that can be removed when nothing matches: each group by itself, and all together. */
export function waysOut(filters: GroupedFilters): Way[] {
  const keys = Object.keys(filters)
  const all: Way = { drop: keys, filters: {} }
  if (keys.length === 0) return []
  if (keys.length === 1) return [all]
  return [...keys.slice(-MOST_GROUPS).map((key) => dropping(filters, [key])), all]
}

/**
 * Pairs of groups, for when removing a single one does not help. Groups selected last come first, since there
 * were results before them. Two groups have no pairs, because removing both removes all.
 */
export function pairsOut(filters: GroupedFilters): Way[] {
  const keys = Object.keys(filters).reverse()
  if (keys.length < 3) return []
  const pairs = keys.flatMap((one, at) => keys.slice(0, at).map((other) => dropping(filters, [one, other])))
  return pairs.slice(0, MOST_PAIRS)
}

/** True when every way except removing everything is known to leave nothing. */
export function onlyAllHelps(ways: readonly Way[], totals: readonly (number | undefined)[]): boolean {
  return ways.every((way, index) => isAll(way) || totals[index] === 0)
}

/**
 * The ways that bring results back: those that remove the fewest groups, and of them those that bring back
 * most, at most three.
 * @param totals results that each way would leave, undefined while that is not known
 */
export function rescues(ways: readonly Way[], totals: readonly (number | undefined)[]): CountedWay[] {
  const counted = ways.flatMap((way, index): CountedWay[] => {
    const total = totals[index] ?? 0
    return total > 0 ? [{ ...way, total }] : []
  })
  const fewest = Math.min(...counted.map(({ drop }) => drop.length))
  return counted
    .filter(({ drop }) => drop.length === fewest)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_SHOWN)
}

/** True for the way that removes all filters. */
export function isAll(way: Way): boolean {
  return Object.keys(way.filters).length === 0
}

/** The filters without one group. */
export function withoutGroup(filters: GroupedFilters, key: string): GroupedFilters {
  return Object.fromEntries(Object.entries(filters).filter(([group]) => group !== key))
}

function dropping(filters: GroupedFilters, drop: readonly string[]): Way {
  return { drop, filters: drop.reduce(withoutGroup, filters) }
}
