import 'server-only'
import { bboxClip } from '@turf/bbox-clip'
import type { Feature, LineString, MultiLineString, Polygon } from 'geojson'
import { LRUCache } from 'lru-cache'
import type { MapArea, Position } from '../../lib/map/area.ts'
import type { Box } from '../../lib/map/box.ts'
import { processWide } from '../process-wide.ts'
import { atlas, positionsOf, type AtlasScale, type Shape } from './atlas.ts'
import { townsIn } from './towns.ts'

const TOWNS = 400
const KEPT_AREAS = 200

/** The basemap of an area, as JSON; the latest two hundred areas are cached. */
export function areaJson(key: string, box: Box): Promise<string> {
  const cache = processWide('map.areas', () => new LRUCache<string, Promise<string>>({ max: KEPT_AREAS }))
  const cached = cache.get(key)
  if (cached) return cached
  const made = mapArea(box).then((area) => JSON.stringify({ kind: 'own', area }))
  cache.set(key, made)
  made.catch(() => cache.delete(key)) // A failure is not cached: this caller gets it, the next one tries again.
  return made
}

/** The basemap of an area. */
export async function mapArea(box: Box): Promise<MapArea> {
  const scale = scaleOf(box)
  const [world, towns] = await Promise.all([atlas(scale), townsIn(box, TOWNS)])
  const isFixed = onEdgeOf(box)
  // At small scales the steps of the coast are not visible.
  const eased = (line: readonly Position[]) => (scale === '10m' ? smooth(line, isFixed) : line)
  const land = world.land
    .filter((shape) => overlaps(shape, box))
    .map(({ lines }) => clipRings(lines.map(positionsOf), box).map((ring) => rounded(eased(eased(ring)))))
    .filter((rings) => rings.length > 0)
  const borders = world.borders
    .filter((shape) => overlaps(shape, box))
    .flatMap(({ lines }) => clipLines(lines.map(positionsOf), box))
    .map((line) => rounded(eased(line)))
  return { land, borders, towns }
}

/** A country needs no detail of a city's coast, and a continent none of a country's. */
function scaleOf({ west, south, east, north }: Box): AtlasScale {
  const degrees = Math.max(east - west, north - south)
  return degrees <= 16 ? '10m' : degrees <= 60 ? '50m' : '110m'
}

function overlaps({ box }: Shape, area: Box): boolean {
  return box.west <= area.east && box.east >= area.west && box.south <= area.north && box.north >= area.south
}

/** Rounds to about ten metres, which is enough. */
function rounded(line: readonly Position[]): Position[] {
  return line.map(([lng, lat]) => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4])
}

/**
 * The part of a polygon that is in a box. If a ring leaves the box more than once, its parts stay connected
 * along the edge of the box: right for filling, wrong for outlines.
 */
export function clipRings(rings: Position[][], box: Box): Position[][] {
  const { geometry } = bboxClip({ type: 'Polygon', coordinates: rings }, edgesOf(box)) as Feature<Polygon>
  return geometry.coordinates as Position[][]
}

/** The parts of some lines that are in a box. */
export function clipLines(lines: Position[][], box: Box): Position[][] {
  const cut = bboxClip({ type: 'MultiLineString', coordinates: lines }, edgesOf(box))
  const { geometry } = cut as Feature<LineString | MultiLineString>
  // The library answers a single part as a plain line.
  const pieces = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
  return pieces as Position[][]
}

function edgesOf({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east, north]
}

/**
 * Cuts the corners of a line (Chaikin), because the coast comes on a coarse grid whose steps would be visible
 * in a city. Points that `isFixed` accepts stay, such as those on the edge of the area.
 */
export function smooth(line: readonly Position[], isFixed: (at: Position) => boolean): Position[] {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  const round: Position[] = [first]
  line.slice(0, -1).forEach((from, index) => {
    const to = line[index + 1] ?? from
    if (isFixed(from) || index === 0) round.push(from)
    else round.push(between(from, to, 0.25))
    if (isFixed(to) || index === line.length - 2) round.push(to)
    else round.push(between(from, to, 0.75))
  })
  return round.filter((at, index) => index === 0 || !isSame(at, round[index - 1]))
}

/** True for the points on the edge of a box. */
export function onEdgeOf(box: Box): (at: Position) => boolean {
  return ([lng, lat]) => lng === box.west || lng === box.east || lat === box.south || lat === box.north
}

function isSame(one: Position, other: Position | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1]
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
