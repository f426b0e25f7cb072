/** Most hotels of one city that its region or country has: else a country would be its largest city alone. */
export const mostOfCity = 2000

/** What the number of hotels follows from. */
export type HotelCountBasis = {
  id: number
  population: number
  /** One of the much visited cities that city-sights.ts describes. */
  visited: boolean
}

/** Most hotels that one search goes over: of a city, and of a region or country whose cities have more. */
export const mostHotels = 8000

/**
 * How many hotels a city or district has: about five in a small town, 60 in a city of 100,000, some hundreds in one of a
 * million, three times as many in a much visited one, at most 8,000. The same for the same place on every instance. A region or country has those of
 * its cities, the largest first, at most 2,000 of each and 8,000 in all; districts share out their city's. Hotel supply makes exactly this many.
 */
export function hotelCountOf(place: HotelCountBasis): number {
  const expected = (place.visited ? 15 : 5) * (Math.max(place.population, 500) / 2500) ** 0.78
  return Math.max(2, Math.min(mostHotels, Math.round(expected * (0.75 + 0.5 * unitOf(place.id)))))
}

/** A number in 0..1 that looks random and depends on the id alone. */
function unitOf(id: number): number {
  let x = Math.imul(id ^ (id >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return ((x ^ (x >>> 16)) >>> 0) / 0x1_0000_0000
}
