import type { Position, Town } from '../../lib/map/area.ts'
import { isIn, type Box, type Point } from '../../lib/map/box.ts'

const KM_PER_DEGREE = 111.195
const CORNERS = 96
/**
 * If pins spread wider than this many kilometres, they belong to a country or region and no town is their
 * centre.
 */
const CITY_KM = 90

/** A circle around a point as a closed line. */
export function ringAround({ lat, lng }: Point, km: number): Position[] {
  const shrink = Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  return Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % CORNERS)) / CORNERS
    return [
      lng + (km * Math.sin(angle)) / (KM_PER_DEGREE * shrink),
      lat + (km * Math.cos(angle)) / KM_PER_DEGREE,
    ]
  })
}

/** The town at the centre of the pins: the largest one among them; null if the pins cover a whole region. */
export function centreOf(pins: Box, towns: readonly Town[]): Point | null {
  const middle = ((pins.south + pins.north) / 2) * (Math.PI / 180)
  const wideKm = (pins.east - pins.west) * KM_PER_DEGREE * Math.cos(middle)
  if (Math.max(wideKm, (pins.north - pins.south) * KM_PER_DEGREE) > CITY_KM) return null
  let largest: Town | null = null
  for (const town of towns) {
    if (isIn(pins, town) && (!largest || town.population > largest.population)) largest = town
  }
  return largest && { lat: largest.lat, lng: largest.lng }
}
