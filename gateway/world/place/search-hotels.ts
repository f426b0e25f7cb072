import { cityHotelsByName } from './city-hotels-by-name.ts'
import { listedHotels } from '../hotel/catalogue/known-city.ts'
import { hotelAt, type HotelAt } from './hotel-place.ts'
import type { PlaceIndex } from './place-index.ts'

/**
 * Hotels for a folded text: the best known and those of cities that were listed lately by their name alone,
 * and any other by name and city. A text that begins a place's name is not split into hotel name and city, so
 * `west palm beach` is not a hotel West in Palm Beach, unless only hotels are searched for. This avoids
 * making the hotels of a city without need.
 */
export function searchHotels(
  index: PlaceIndex,
  folded: string,
  query: { limit: number; hotelsOnly: boolean },
): HotelAt[] {
  const { limit, hotelsOnly } = query
  const words = folded.split(' ')
  const known = index.hotels.find(folded, limit)
  const matches = words.length < 2 ? known : withListed(known, folded, limit)
  if (matches.length >= limit || words.length < 2) return matches
  if (!hotelsOnly && index.keys.narrow(index.keys.all(), folded, 0) !== null) return matches
  return each([...matches, ...cityHotelsByName(index.keys, words, limit)]).slice(0, limit)
}

/** Whether a hotel of a city that was listed lately has exactly this name. */
export function isHotelName(folded: string): boolean {
  return [...listedHotels(folded)].some(({ whole }) => whole)
}

/** Adds hotels of cities that were listed here, those of exactly this name in front. */
function withListed(known: readonly HotelAt[], folded: string, limit: number): HotelAt[] {
  const whole: HotelAt[] = []
  const begun: HotelAt[] = []
  for (const hotel of listedHotels(folded)) {
    const list = hotel.whole ? whole : begun
    if (list.length < limit) list.push(hotelAt(hotel.cityRow, hotel.row))
  }
  return each([...whole, ...known, ...begun]).slice(0, limit)
}

/** Each hotel once, where it comes first. */
function each(hotels: readonly HotelAt[]): HotelAt[] {
  return [...Map.groupBy(hotels, ({ cityRow, row }) => `${cityRow} ${row}`).values()].flatMap(
    ([first]) => first ?? [],
  )
}
