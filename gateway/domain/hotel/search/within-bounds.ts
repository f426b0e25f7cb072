import type { HotelColumns } from './hotel-columns.ts'
import type { Bounds } from './query.ts'

/** Writes the set of hotels inside a rectangle, its edges included, into `into` (gap 116). */
export function writeWithin(city: HotelColumns, bounds: Bounds, into: Uint32Array): void {
  const { lat, lon, size } = city
  const { north, south, east, west } = bounds
  const crosses = west > east
  into.fill(0)
  for (let row = 0; row < size; row++) {
    const y = lat[row] as number
    const x = lon[row] as number
    const across = crosses ? x >= west || x <= east : x >= west && x <= east
    if (across && y >= south && y <= north) (into[row >>> 5] as number) |= 1 << (row & 31)
  }
}
