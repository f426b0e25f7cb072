/** A point in degrees. */
export type Point = { lat: number; lon: number }

/** Length of one degree of latitude. */
export const kmPerDegree = 111.195

/** Kilometres between two points in degrees; accurate enough within a metropolis. */
export function kilometres(latA: number, lonA: number, latB: number, lonB: number): number {
  let east = Math.abs(lonB - lonA)
  if (east > 180) east = 360 - east
  const shrink = Math.cos(((latA + latB) * Math.PI) / 360)
  return Math.hypot((latB - latA) * kmPerDegree, east * kmPerDegree * shrink)
}

/** The point `km` kilometres from another one, in a direction of 0..1 full turns from north. */
export function pointFrom(from: Point, km: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  const shrink = Math.max(0.05, Math.cos((from.lat * Math.PI) / 180))
  const lon = from.lon + (km * Math.sin(angle)) / (kmPerDegree * shrink)
  return {
    lat: from.lat + (km * Math.cos(angle)) / kmPerDegree,
    lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
  }
}
