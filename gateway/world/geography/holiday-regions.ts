import { listOf, readTable, text, type Column } from '../table.ts'
import { kilometres } from './kilometres.ts'

/** A circle on the map, in degrees and kilometres. */
type Circle = { lat: number; lon: number; km: number }

/** A region that travellers know but that is not an administrative one. */
export type HolidayRegion = {
  name: string
  otherNames: readonly string[]
  /** Countries of its cities; its record names the first one. */
  countryCodes: readonly [string, ...string[]]
  circles: readonly Circle[]
}

/**
 * The holiday regions that are listed: coasts, islands, valleys and mountains that are not administrative
 * regions. A region has the cities of its countries within its circles.
 */
export function readHolidayRegions(): HolidayRegion[] {
  return readTable(new URL('./facts/holiday-regions.tsv', import.meta.url), {
    countryCodes,
    name: text,
    otherNames: listOf(text, ', '),
    circles: listOf(circle, '; '),
  })
}

const countryCodes: Column<HolidayRegion['countryCodes']> = (cell) => {
  const [first, ...others] = listOf(text)(cell)
  if (first === undefined) throw new Error('is empty')
  return [first, ...others]
}

/** `latitude longitude kilometres`. */
const circle: Column<Circle> = (cell) => {
  const [lat, lon, km] = cell.split(' ').map(Number)
  if (lat === undefined || lon === undefined || !km) throw new Error(`no circle in "${cell}"`)
  return { lat, lon, km }
}

/** @param point degrees. */
export function liesIn(region: HolidayRegion, point: { lat: number; lon: number }): boolean {
  return region.circles.some(
    ({ lat, lon, km }) =>
      // A degree of latitude is about 111 km long, so the latitude alone rules out most circles.
      Math.abs(lat - point.lat) * 111 <= km && kilometres(lat, lon, point.lat, point.lon) <= km,
  )
}
