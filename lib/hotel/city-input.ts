import type { InputOf } from '../../contract/registry.ts'
import type { CityView, HotelFilters } from './city-view.ts'
import type { Stay } from './stay.ts'

/** Hotels per page. */
export const CITY_PAGE_SIZE = 50

/** The search's input for one page of a city's hotels (v3, Hotel search). */
export function cityInput(
  stay: Stay,
  view: Pick<CityView, 'sort' | 'filters' | 'page'>,
): InputOf<'hotel.search'> {
  return {
    ...stayInput(stay, view.filters),
    ...(view.sort === null ? {} : { sort: view.sort }),
    page: view.page,
    page_size: CITY_PAGE_SIZE,
  }
}

/** The smallest input that answers how many hotels match some filters. */
export function countInput(stay: Stay, filters: HotelFilters): InputOf<'hotel.search'> {
  return { ...stayInput(stay, filters), page: 1, page_size: 1 }
}

/** The part of the input that all searches for a stay with these filters share. */
export function stayInput(stay: Stay, filters: HotelFilters) {
  const entries = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    city_id: Number(stay.place),
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    occupancies: stay.rooms.map(({ adults, children }) => ({
      adults,
      ...(children.length > 0 ? { children: [...children] } : {}),
    })),
    // Sorted, so that the same filters have the same cache key in whatever order they were chosen.
    ...(entries.length > 0
      ? { filters: Object.fromEntries(entries.map(([key, values]) => [key, [...values].sort()])) }
      : {}),
  }
}
