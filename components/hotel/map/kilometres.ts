import type { Point } from '../../../lib/map/box.ts'

const EARTH_RADIUS_KM = 6371

/** Kilometres between two points, along the great circle. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLat = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const halfLng = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfLng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfLat + across))
}
