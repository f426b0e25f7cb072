import { cityHotelsByName } from './city-hotels-by-name.ts'
import type { HotelAt } from './hotel-place.ts'
import type { PlaceIndex } from './place-index.ts'

/**
 * Hotels for a folded text: the best known by their name alone, every one by name and city. A text that is the beginning of
 * a place's name is not taken apart into name and city (`west palm beach` is no hotel West in Palm Beach) unless only
 * hotels are asked for: a city's hotels are made for it.
 */
export function searchHotels(
  index: PlaceIndex,
  folded: string,
  query: { limit: number; hotelsOnly: boolean },
): HotelAt[] {
  const { limit, hotelsOnly } = query
  const known = index.hotels.find(folded, limit)
  const words = folded.split(' ')
  if (known.length >= limit || words.length < 2) return known
  if (!hotelsOnly && index.keys.narrow(index.keys.all(), folded, 0) !== null) return known
  const others = cityHotelsByName(index.keys, words, limit).filter(
    (hotel) => !known.some(({ cityRow, row }) => cityRow === hotel.cityRow && row === hotel.row),
  )
  return [...known, ...others].slice(0, limit)
}
