import { kilometres, pointFrom, type Point } from '../../geography/kilometres.ts'
import type { CityBasis } from './city-basis.ts'

/** How far from the centre the hotels of a city are, in kilometres: 1 in a small town, 25 in a metropolis. */
export function reachOf({ population }: Pick<CityBasis, 'population'>): number {
  return Math.min(26, 0.7 + 0.0085 * Math.sqrt(population + 2000))
}

/** A direction in 0..1 full turns for a number in 0..1; sides where the sea is are left out. */
export function landTurn(sea: readonly number[], at: number): number {
  const open = sea.flatMap((flag, side) => (flag === 0 ? [side] : []))
  if (open.length === 0 || open.length === 8) return at
  const place = at * open.length
  const side = open[Math.floor(place)] ?? 0
  return ((((side - 0.5 + (place % 1)) / 8) % 1) + 1) % 1
}

/** After this many attempts the point falls back to the shore's anchor, which is on land. */
const tries = 12

/**
 * A point about `km` kilometres from a point of a city where a building can stand. When an attempt ends in
 * the sea, the next one takes another direction and moves towards the city's anchor on land.
 * @param turnOf the direction of an attempt, 0..1 full turns from north
 */
export function pointOnLand(
  { shore }: CityBasis,
  from: Point,
  km: number,
  turnOf: (attempt: number) => number,
): Point {
  const first = pointFrom(from, km, turnOf(0))
  const { anchor } = shore
  if (anchor === null) return first
  for (let attempt = 0, at = first; attempt < tries; attempt++) {
    if (shore.isDry(at)) return at
    const far = pointFrom(from, km, turnOf(attempt + 1))
    const share = (attempt + 1) / tries
    at = { lat: far.lat + (anchor.lat - far.lat) * share, lon: far.lon + (anchor.lon - far.lon) * share }
  }
  return anchor
}

/** Whole metres between two points. */
export function metres(from: Point, to: Point): number {
  return Math.round(1000 * kilometres(from.lat, from.lon, to.lat, to.lon))
}
