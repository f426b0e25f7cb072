import { applyFilters, type Filters } from './filters.ts'
import type { Flight } from './flight.ts'

/** A filter that can be removed, and how many fares would then pass. */
export type Rescue = { name: FilterName; filters: Filters; fareCount: number }

/** The filters as the agent sees them; all time filters count as one. */
export type FilterName =
  'stops' | 'airlines' | 'refundable' | 'bag' | 'privateFare' | 'price' | 'duration' | 'times'

const WITHOUT: Record<FilterName, Partial<Filters>> = {
  stops: { stops: [] },
  airlines: { airlines: [] },
  refundable: { refundable: false },
  bag: { bag: false },
  privateFare: { privateFare: false },
  price: { price: null },
  duration: { duration: null },
  times: { departs: [], arrives: [] },
}

/** The filters without one of them. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  return { ...filters, ...WITHOUT[name] }
}

/** The active filters, in the order of the rail. */
export function askedFilters(filters: Filters): FilterName[] {
  const asked: Record<FilterName, boolean> = {
    stops: filters.stops.length > 0,
    airlines: filters.airlines.length > 0,
    refundable: filters.refundable,
    bag: filters.bag,
    privateFare: filters.privateFare,
    price: filters.price !== null,
    duration: filters.duration !== null,
    times: [...filters.departs, ...filters.arrives].some((span) => span !== null),
  }
  return (Object.keys(asked) as FilterName[]).filter((name) => asked[name])
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
