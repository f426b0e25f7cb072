import type { Town } from '../../lib/map/area.ts'
import { boxAround, type Box, type Point } from '../../lib/map/box.ts'
import { foldText } from '../../text/fold-text.ts'
import { ringAround } from './rings.ts'

/** Degrees as the contract writes them. */
export type Location = { latitude: number; longitude: number }

/** The least distance in kilometres that the map of one place shows around it. */
const AROUND_KM = 1.2
/**
 * The greatest distance of a town in kilometres. Farther away, it is a namesake or too far to show with the
 * place.
 */
const TOWN_KM = 15

/** Converts a location of the contract to a point. */
export function pointOf({ latitude, longitude }: Location): Point {
  return { lat: latitude, lng: longitude }
}

/**
 * The position; null where the supplier gave none: the numbers are always present, and 0 and 0 mean
 * none.
 */
export function spotOf(location: Location): Point | null {
  const { lat, lng } = pointOf(location)
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth && (lat !== 0 || lng !== 0) ? { lat, lng } : null
}

/** The town of an address: the nearest town with that name; null where none is near. */
export function townOf(city: string, spot: Point, towns: readonly Town[]): Town | null {
  const name = foldText(city)
  const near = towns
    .filter((town) => foldText(town.name) === name)
    .map((town) => ({ town, km: kilometresBetween(town, spot) }))
    .filter(({ km }) => km <= TOWN_KM)
    .sort((one, other) => one.km - other.km)
  return near[0]?.town ?? null
}

/** The area of the map of one place: its surroundings, and the centre of its town. */
export function spotBox(spot: Point, town: Point | null): Box | null {
  const around = ringAround(spot, AROUND_KM).map(([lng, lat]) => ({ lat, lng }))
  return boxAround(town ? [...around, town] : around)
}

/** `1.9 km from the centre of Lisbon`, `300 m from`: along the great circle, not by road. */
export function fromCentreText(spot: Point, town: Town): string {
  const metres = kilometresBetween(spot, town) * 1000
  const far =
    metres < 950 ? `${Math.max(50, Math.round(metres / 50) * 50)} m` : `${(metres / 1000).toFixed(1)} km`
  return `${far} from the centre of ${town.name}`
}

const EARTH_RADIUS_KM = 6371

/** Kilometres between two points, along the great circle. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLat = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const halfLng = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfLng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfLat + across))
}
