/** Distances on the globe, in kilometres and degrees. */
export type Point = { lat: number; lon: number }

const RADIAN = Math.PI / 180

/** Great-circle distance in km. */
export function distanceKm(a: Point, b: Point): number {
  const lat1 = a.lat * RADIAN
  const lat2 = b.lat * RADIAN
  const sinLat = Math.sin((lat2 - lat1) / 2)
  const sinLon = Math.sin(((b.lon - a.lon) * RADIAN) / 2)
  const h = sinLat * sinLat + Math.cos(lat1) * Math.cos(lat2) * sinLon * sinLon
  return 12742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * How much of the route goes east, -1 to 1, times how much of it is in the belt of westerly winds, 0 to 1.
 */
export function tailwind(a: Point, b: Point): number {
  let east = b.lon - a.lon
  if (east > 180) east -= 360
  if (east < -180) east += 360
  const north = b.lat - a.lat
  const flat = east * Math.cos(((a.lat + b.lat) / 2) * RADIAN)
  const length = Math.hypot(flat, north)
  if (length === 0) return 0
  const latitude = Math.max(Math.abs(a.lat), Math.abs(b.lat))
  const belt = Math.max(0, Math.min(1, (latitude - 18) / 20))
  return (flat / length) * belt
}
