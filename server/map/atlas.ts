import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { feature, mesh } from 'topojson-client'
import type { Box } from '../../lib/map/box.ts'
import type { Position } from '../../lib/map/area.ts'
import { processWide } from '../process-wide.ts'

/**
 * Rings or lines with their bounding box, so that most of the world is skipped at once. Each is stored as
 * longitude, latitude, longitude, and so on: pairs would take five times the memory.
 */
export type Shape = { box: Box; lines: Float64Array[] }

/** Land as polygons and the borders between countries as lines. */
export type Atlas = { land: Shape[]; borders: Shape[] }

/** Level of detail of the coast, as a map scale of 1 to so many millions. */
export type AtlasScale = '10m' | '50m' | '110m'

type Topology = Parameters<typeof mesh>[0]

/** Natural Earth's land and borders, from the package `world-atlas`; read once per scale. */
export function atlas(scale: AtlasScale): Promise<Atlas> {
  return processWide(`map.atlas.${scale}`, () => read(scale))
}

async function read(scale: AtlasScale): Promise<Atlas> {
  const file = path.join(process.cwd(), 'node_modules', 'world-atlas', `countries-${scale}.json`)
  const world = JSON.parse(await readFile(file, 'utf8')) as Topology
  const { land: all, countries } = world.objects
  if (!all || !countries) throw new Error(`${file} has no land or no countries.`)
  const landFeature = feature(world, all)
  const land = ('features' in landFeature ? landFeature.features : [landFeature]).flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  )
  const borders = mesh(
    world,
    countries as Parameters<typeof mesh>[1],
    (one, other) => one !== other,
  ).coordinates
  return {
    land: land.map(shapeOf),
    borders: borders.map((line) => shapeOf([line])),
  }
}

/** The points of a ring or line. */
export function positionsOf(line: Float64Array): Position[] {
  return Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0])
}

function shapeOf(lines: readonly (readonly number[])[][]): Shape {
  const box: Box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng = 0, lat = 0] of lines[0] ?? []) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return { box, lines: lines.map((line) => Float64Array.from(line.flat())) }
}
