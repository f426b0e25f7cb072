/** Kilometres between two points in degrees, exact enough within a metropolis. */
export function kilometres(latA: number, lonA: number, latB: number, lonB: number): number {
  let east = Math.abs(lonB - lonA)
  if (east > 180) east = 360 - east
  const shrink = Math.cos(((latA + latB) * Math.PI) / 360)
  return Math.hypot((latB - latA) * 111.195, east * 111.195 * shrink)
}
