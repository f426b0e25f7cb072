/** The facts that decide the number of hotels. */
export type HotelCountBasis = {
  id: number
  population: number
  /** Whether city-sights.ts describes it as a popular city. */
  visited: boolean
}

/** Beyond this many hotels a city gains them four times slower than its people. */
const crowded = 5000

/**
 * The number of hotels of a city or district: about five in a small town, 60 in a city of 100,000, some
 * hundreds in one of a million, three times as many in a popular one. It is the same for the same place on
 * every instance. A region or country has the hotels of all its cities; districts share the hotels of their
 * city. The hotel supply makes exactly this many.
 */
export function hotelCountOf(place: HotelCountBasis): number {
  const expected = (place.visited ? 15 : 5) * (Math.max(place.population, 500) / 2500) ** 0.78
  const count = expected * (0.75 + 0.5 * unitOf(place.id))
  return Math.max(2, Math.round(count <= crowded ? count : crowded + (count - crowded) / 4))
}

/** A number in 0..1 that looks random and depends only on the id. */
function unitOf(id: number): number {
  let x = Math.imul(id ^ (id >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return ((x ^ (x >>> 16)) >>> 0) / 0x1_0000_0000
}
