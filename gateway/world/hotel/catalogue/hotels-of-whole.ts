import type { CityGroup, CityHotels, Landmark } from '../city-hotels.ts'
import { rowsNear } from './city-landmarks.ts'
import { emptyCity } from './empty-city.ts'
import type { Point } from '../../geography/kilometres.ts'
import { copyRow } from './some-hotels.ts'

/** How many towns and how many landmarks a region or country lists as its own. */
const mostTowns = 60
const mostLandmarks = 24

/** How many hotels one search of a region or country covers, in all and of one city. */
export type Coverage = { size: number; ofCity: number }

const mostOfSearch = 8000
/** Where not all can be covered, a country must not consist of its largest city. */
const mostOfCity = 2000

/** All hotels of a region or country up to 8,000; otherwise those, at most 2,000 of each city. */
export function coverageOf(hotels: number, ofCities: Iterable<number>): Coverage {
  if (hotels <= mostOfSearch) return { size: hotels, ofCity: Infinity }
  let size = 0
  for (const count of ofCities) size += Math.min(mostOfCity, count)
  return { size: Math.min(mostOfSearch, size), ofCity: mostOfCity }
}

/** A city with its name and internal place id. */
export type NamedCity = { name: string; placeId: number; hotels: CityHotels }

/**
 * The hotels of a region or country: those of its cities in the order given, as far as the coverage goes, the
 * best known of each city first. Its districts are the first cities, its landmarks those of the first cities.
 */
export function hotelsOfWhole(
  placeId: number,
  centre: Point,
  { size, ofCity }: Coverage,
  cities: Iterable<NamedCity>,
): CityHotels {
  const whole = emptyCity(placeId, size)
  const districts: CityGroup[] = []
  const chains: CityGroup[] = []
  const chainAt = new Map<number, number>()
  const landmarks: Landmark[] = []
  let at = 0
  for (const { name, placeId: cityId, hotels } of cities) {
    const district = districts.length < mostTowns ? districts.push({ id: -cityId, name }) - 1 : 0xffff
    for (const landmark of hotels.landmarks) {
      if (landmarks.length >= mostLandmarks || hotels.size < 100) break
      landmarks.push({ ...landmark, name: `${landmark.name}, ${name}` })
    }
    for (let row = 0; row < Math.min(hotels.size, ofCity) && at < size; row++, at++) {
      copyRow(hotels, row, whole, at, centre)
      whole.district[at] = district
      whole.chain[at] = chainIn(chains, chainAt, hotels.chains[hotels.chain[row]!])
    }
    if (at >= size) break
  }
  const nearLandmark = landmarks.map((landmark) => rowsNear(landmark, whole.lat, whole.lon))
  return { ...whole, districts, chains, landmarks, nearLandmark }
}

function chainIn(chains: CityGroup[], chainAt: Map<number, number>, chain: CityGroup | undefined): number {
  if (chain === undefined) return 0xffff
  const existing = chainAt.get(chain.id)
  if (existing !== undefined) return existing
  const index = chains.push(chain) - 1
  chainAt.set(chain.id, index)
  return index
}
