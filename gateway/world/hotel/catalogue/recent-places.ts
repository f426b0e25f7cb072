import type { CityHotels } from '../city-hotels.ts'

/** A metropolis takes about a megabyte. */
const kept = 50

/** The hotels of the places last asked for. */
export class RecentPlaces {
  readonly #places = new Map<number, CityHotels>()

  /** Those of a place, made by `make` if it was not asked for of late. */
  get(placeId: number, make: () => CityHotels): CityHotels {
    const known = this.#places.get(placeId)
    if (known !== undefined) {
      this.#places.delete(placeId)
      this.#places.set(placeId, known)
      return known
    }
    const made = make()
    this.#places.set(placeId, made)
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= kept) break
      this.#places.delete(oldest)
    }
    return made
  }
}
