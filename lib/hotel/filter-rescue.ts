import { withoutGroup, type HotelFilters } from './city-view.ts'

/** A group of filters that may be dropped; `key` null drops all. */
export type Way = { key: string | null; filters: HotelFilters }

/** A way out of zero results, and how many hotels come back by it. */
export type Rescue = Way & { total: number }

/** More groups than this are not asked for one by one. */
const MOST_GROUPS = 8

/** What could be dropped where nothing passes: each group by itself, and all together. */
export function waysOut(filters: HotelFilters): Way[] {
  const keys = Object.keys(filters)
  if (keys.length <= 1) return keys.map((key) => ({ key, filters: {} }))
  return [
    ...keys.slice(0, MOST_GROUPS).map((key) => ({ key, filters: withoutGroup(filters, key) })),
    { key: null, filters: {} },
  ]
}

/**
 * The ways that bring hotels back, most first, three at the most; dropping everything only where no single group helps.
 * @param totals hotels that each way would leave, undefined while that is not known
 */
export function rescues(ways: readonly Way[], totals: readonly (number | undefined)[]): Rescue[] {
  const known = ways.flatMap((way, index): Rescue[] => {
    const total = totals[index] ?? 0
    return total > 0 ? [{ ...way, total }] : []
  })
  const single = known.filter(({ key }) => key !== null).sort((one, other) => other.total - one.total)
  return single.length > 0 ? single.slice(0, 3) : known
}
