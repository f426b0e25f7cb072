/** A point in degrees. */
export type Point = { lat: number; lng: number }

/**
 * A rectangle in degrees. It does not cross the antimeridian: points on both sides of it give the whole
 * width.
 */
export type Box = { west: number; south: number; east: number; north: number }

/**
 * Degrees of basemap around the shown area, so that the map of a city can be moved some way into its country.
 */
const MARGIN = 1.5
/**
 * Boxes are rounded to half degrees, so that one answer serves a whole city, whichever of its hotels are
 * listed.
 */
const STEP = 0.5
const POLAR = 85
/** Up to this number, all points are shown. */
const FEW = 10

/** The smallest box around some points; null if there are none. */
export function boxAround(points: readonly Point[]): Box | null {
  const [first] = points
  if (!first) return null
  const box: Box = { west: first.lng, south: first.lat, east: first.lng, north: first.lat }
  for (const { lat, lng } of points) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

/**
 * The box around nine of ten points, without those farthest from the middle: one hotel at the airport must
 * not shrink a city to a spot. A few points are all included; null if there are none.
 */
export function coreBox(points: readonly Point[]): Box | null {
  if (points.length < FEW) return boxAround(points)
  const lat = median(points.map((point) => point.lat))
  const lng = median(points.map((point) => point.lng))
  const shrink = Math.cos((lat * Math.PI) / 180)
  const far = (point: Point) => Math.hypot(point.lat - lat, (point.lng - lng) * shrink)
  const near = [...points].sort((one, other) => far(one) - far(other))
  return boxAround(near.slice(0, Math.ceil(points.length * 0.9)))
}

/** The box that the basemap covers if these points are shown. */
export function areaOf(box: Box): Box {
  const middle = ((box.south + box.north) / 2) * (Math.PI / 180)
  const wide = MARGIN / Math.max(0.2, Math.cos(middle))
  return {
    west: Math.max(-180, floor(box.west - wide)),
    south: Math.max(-POLAR, floor(box.south - MARGIN)),
    east: Math.min(180, ceil(box.east + wide)),
    north: Math.min(POLAR, ceil(box.north + MARGIN)),
  }
}

/** True if a point is in a box, edges included. */
export function isIn(box: Box, { lat, lng }: Point): boolean {
  return lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north
}

/** True if one box is within another. */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  )
}

/** A box as in an address: `-11,37,-7,40.5`. */
export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
}

/** Reads a box from an address; null if there is none, or if it is not rounded as `areaOf` does. */
export function readBox(text: string): Box | null {
  if (!/^-?\d{1,3}(\.5)?(,-?\d{1,3}(\.5)?){3}$/.test(text)) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return onEarth && west < east && south < north ? { west, south, east, north } : null
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0
}

const floor = (degrees: number) => Math.floor(degrees / STEP) * STEP
const ceil = (degrees: number) => Math.ceil(degrees / STEP) * STEP
