import { cityHotelsByName } from './city-hotels-by-name.ts'
import type { HotelAt } from './hotel-place.ts'
import type { PlaceIndex } from './place-index.ts'

/**
 * Hotels for a folded text: the best known by their name alone, and any other by name and city. A text that
 * begins a place's name is not split into hotel name and city, so `west palm beach` is not a hotel West in
 * Palm Beach, unless only hotels are searched for. This avoids making the hotels of a city without need.
 */
export function searchHotels(
  index: PlaceIndex,
  folded: string,
  query: { limit: number; hotelsOnly: boolean },
): HotelAt[] {
  const { limit, hotelsOnly } = query
  const matches = index.hotels.find(folded, limit)
  const words = folded.split(' ')
  if (matches.length >= limit || words.length < 2) return matches
  if (!hotelsOnly && index.keys.narrow(index.keys.all(), folded, 0) !== null) return matches
  const others = cityHotelsByName(index.keys, words, limit).filter(
    (hotel) => !matches.some(({ cityRow, row }) => cityRow === hotel.cityRow && row === hotel.row),
  )
  return [...matches, ...others].slice(0, limit)
}
