import { holidayRegions } from './facts/holiday-regions.ts'
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

/** The holiday regions of the facts file, in its order. */
export function readHolidayRegions(): HolidayRegion[] {
  return holidayRegions.trim().split('\n').map(readLine)
}

/** @param point degrees. */
export function liesIn(region: HolidayRegion, point: { lat: number; lon: number }): boolean {
  return region.circles.some(
    ({ lat, lon, km }) =>
      // A degree of latitude is about 111 km long, so the latitude alone rules out most circles.
      Math.abs(lat - point.lat) * 111 <= km && kilometres(lat, lon, point.lat, point.lon) <= km,
  )
}

function readLine(line: string): HolidayRegion {
  const [, codes = '', names = '', circles = ''] = /^([A-Z,]+) ([^:]+): (.+)$/.exec(line) ?? []
  const [first, ...others] = codes.split(',')
  const [name, ...otherNames] = names.split(', ')
  if (!first || !name) throw new Error(`No countries, names and circles in "${line}"`)
  return { name, otherNames, countryCodes: [first, ...others], circles: circles.split('; ').map(readCircle) }
}

function readCircle(text: string): Circle {
  const [lat, lon, km] = text.split(' ').map(Number)
  if (lat === undefined || lon === undefined || !km) throw new Error(`No circle in "${text}"`)
  return { lat, lon, km }
}
