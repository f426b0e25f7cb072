import { kilometres } from '../../place/kilometres.ts'
import type { CityBasis } from './city-basis.ts'

/** A point in degrees. */
export type Point = { lat: number; lon: number }

/** How far out the hotels of a city stand, kilometres: 1 in a small town, 25 in a metropolis. */
export function reachOf(basis: CityBasis): number {
  return Math.min(26, 0.7 + 0.0085 * Math.sqrt(basis.population + 2000))
}

/** The point so many kilometres from another, in a direction of 0..1 full turns from north. */
export function pointFrom(from: Point, km: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  const shrink = Math.max(0.05, Math.cos((from.lat * Math.PI) / 180))
  const lon = from.lon + (km * Math.sin(angle)) / (111.195 * shrink)
  return {
    lat: from.lat + (km * Math.cos(angle)) / 111.195,
    lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
  }
}

/** A direction of 0..1 turns for a number in 0..1: the sides where nobody lives, as over the sea, are left out. */
export function landTurn(empty: readonly number[], at: number): number {
  const open = empty.flatMap((flag, side) => (flag === 0 ? [side] : []))
  if (open.length === 0 || open.length === 8) return at
  const place = at * open.length
  const side = open[Math.floor(place)] ?? 0
  return ((((side - 0.5 + (place % 1)) / 8) % 1) + 1) % 1
}

/** Whole metres between two points. */
export function metres(from: Point, to: Point): number {
  return Math.round(1000 * kilometres(from.lat, from.lon, to.lat, to.lon))
}
