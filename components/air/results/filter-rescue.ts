import {
  FLAG_NAMES,
  LIST_NAMES,
  NO_FILTERS,
  type Filters,
  type FlagName,
  type ListName,
} from './filter-groups.ts'
import { applyFilters } from './filters.ts'
import type { Flight } from './flight.ts'

/** A filter that can be removed, and how many fares would then pass. */
export type Rescue = { name: FilterName; filters: Filters; fareCount: number }

/** The filters as the agent sees them; all time filters count as one. */
export type FilterName = ListName | FlagName | 'seats' | 'price' | 'duration' | 'times'

/** The filters without one of them. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  if (name === 'times') return { ...filters, departs: [], arrives: [] }
  return { ...filters, [name]: NO_FILTERS[name] }
}

/** The active filters: lists, conditions, seats, ranges. */
export function askedFilters(filters: Filters): FilterName[] {
  const ranges = (['seats', 'price', 'duration'] as const).filter((name) => filters[name] !== null)
  const hasTimes = [...filters.departs, ...filters.arrives].some((span) => span !== null)
  return [
    ...LIST_NAMES.filter((name) => filters[name].length > 0),
    ...FLAG_NAMES.filter((name) => filters[name]),
    ...ranges,
    ...(hasTimes ? (['times'] as const) : []),
  ]
}

/** The one filter whose removal brings back most fares; null if no single removal brings back any. */
export function rescueFrom(flights: readonly Flight[], filters: Filters): Rescue | null {
  const ways = askedFilters(filters).map((name): Rescue => {
    const fewer = withoutFilter(filters, name)
    return { name, filters: fewer, fareCount: applyFilters(flights, fewer).fareCount }
  })
  const best = ways.sort((one, other) => other.fareCount - one.fareCount)[0]
  return best && best.fareCount > 0 ? best : null
}
