/**
 * Most hotels of one city that count towards its region or country; otherwise a country would consist of its
 * largest city.
 */
export const mostOfCity = 2000

/** What the number of hotels depends on. */
export type HotelCountBasis = {
  id: number
  population: number
  /** Whether city-sights.ts describes it as a popular city. */
  visited: boolean
}

/** Most hotels that one search covers, in a city and in a region or country. */
export const mostHotels = 8000

/**
 * The number of hotels of a city or district: about five in a small town, 60 in a city of 100,000, some
 * hundreds in one of a million, three times as many in a popular one, and 8,000 at most. It is the same for
 * the same place on every instance. A region or country has the hotels of its cities, the largest first, at
 * most 2,000 of each and 8,000 in all; districts share the hotels of their city. The hotel supply makes
 * exactly this many.
 */
export function hotelCountOf(place: HotelCountBasis): number {
  const expected = (place.visited ? 15 : 5) * (Math.max(place.population, 500) / 2500) ** 0.78
  return Math.max(2, Math.min(mostHotels, Math.round(expected * (0.75 + 0.5 * unitOf(place.id)))))
}

/** A number in 0..1 that looks random and depends only on the id. */
function unitOf(id: number): number {
  let x = Math.imul(id ^ (id >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return ((x ^ (x >>> 16)) >>> 0) / 0x1_0000_0000
}
