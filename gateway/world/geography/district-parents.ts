import type { Pausing } from '../once-built.ts'
import { kilometres } from './kilometres.ts'
import type { SourceCity } from './read-cities.ts'

/** Side of a square of the search grid, in hundred-thousandths of a degree. */
const square = 50_000

/** Towns smaller than this have no districts. */
const smallestCity = 20_000

/** A city keeps its nearest and largest districts; any further suburb becomes a place of its own. */
const mostDistricts = 40

/**
 * Assigns each GeoNames district to the city that attracts it most (population over squared distance), within
 * a radius that grows with the city. GeoNames itself does not say. Keys and values are entries of `sources`.
 */
export function* districtParents(sources: readonly SourceCity[]): Pausing<Map<SourceCity, SourceCity>> {
  const squares = gridOf(sources)
  yield
  let looked = 0
  const byCity = new Map<SourceCity, { district: SourceCity; pull: number }[]>()
  for (const district of sources) {
    if (district.featureCode !== 'PPLX') continue
    if (looked++ % 500 === 0) yield
    const parent = parentOf(district, squares)
    if (parent === null) continue
    const pull = (district.population + 2000) / (parent.km + 2)
    const existing = byCity.get(parent.city)
    if (existing) existing.push({ district, pull })
    else byCity.set(parent.city, [{ district, pull }])
  }
  const parents = new Map<SourceCity, SourceCity>()
  for (const [city, candidates] of byCity) {
    candidates.sort((a, b) => b.pull - a.pull || a.district.geonamesId - b.district.geonamesId)
    for (const { district } of candidates.slice(0, mostDistricts)) parents.set(district, city)
  }
  return parents
}

function gridOf(sources: readonly SourceCity[]): Map<string, SourceCity[]> {
  const squares = new Map<string, SourceCity[]>()
  for (const city of sources) {
    if (city.featureCode === 'PPLX' || city.population < smallestCity) continue
    const name = squareName(city, 0, 0)
    const existing = squares.get(name)
    if (existing) existing.push(city)
    else squares.set(name, [city])
  }
  return squares
}

function squareName(place: SourceCity, north: number, east: number): string {
  return `${place.countryCode}${Math.floor(place.lat / square) + north},${Math.floor(place.lon / square) + east}`
}

function parentOf(
  district: SourceCity,
  squares: ReadonlyMap<string, readonly SourceCity[]>,
): { city: SourceCity; km: number } | null {
  let best: { city: SourceCity; km: number; pull: number } | null = null
  for (let north = -1; north <= 1; north++) {
    for (let east = -1; east <= 1; east++) {
      for (const city of squares.get(squareName(district, north, east)) ?? []) {
        const km = kilometres(district.lat / 1e5, district.lon / 1e5, city.lat / 1e5, city.lon / 1e5)
        const pull = city.population / (km + 2) ** 2
        if (km <= 3 + 0.0125 * Math.sqrt(city.population) && pull > (best?.pull ?? 0))
          best = { city, km, pull }
      }
    }
  }
  return best
}
