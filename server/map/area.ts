import 'server-only'
import { LRUCache } from 'lru-cache'
import type { MapArea } from '../../lib/map/area.ts'
import type { Box } from '../../lib/map/box.ts'
import { clipLine, clipRing, onEdgeOf, smooth, type Position } from '../../lib/map/clip.ts'
import { processWide } from '../process-wide.ts'
import { atlas, positionsOf, type AtlasScale, type Shape } from './atlas.ts'
import { townsIn } from './towns.ts'

const TOWNS = 400
const KEPT_AREAS = 200

/** What the basemap shows of an area, as JSON; the last two hundred areas are kept. */
export function areaJson(key: string, box: Box): Promise<string> {
  const kept = processWide('map.areas', () => new LRUCache<string, Promise<string>>({ max: KEPT_AREAS }))
  const known = kept.get(key)
  if (known) return known
  const made = makeArea(box).then((area) => JSON.stringify({ kind: 'own', area }))
  kept.set(key, made)
  made.catch(() => kept.delete(key)) // The next one who asks tries again; this one hears of it.
  return made
}

async function makeArea(box: Box): Promise<MapArea> {
  const scale = scaleOf(box)
  const [world, towns] = await Promise.all([atlas(scale), townsIn(box, TOWNS)])
  const isFixed = onEdgeOf(box)
  // From afar nobody sees the steps of the coast.
  const eased = (line: readonly Position[]) => (scale === '10m' ? smooth(line, isFixed) : line)
  const land = world.land
    .filter((shape) => overlaps(shape, box))
    .map(({ lines }) =>
      lines
        .map((ring) => clipRing(positionsOf(ring), box))
        .filter(({ length }) => length > 3)
        .map((ring) => rounded(eased(eased(ring)))),
    )
    .filter((rings) => rings.length > 0)
  const borders = world.borders
    .filter((shape) => overlaps(shape, box))
    .flatMap(({ lines }) => lines.flatMap((line) => clipLine(positionsOf(line), box)))
    .map((line) => rounded(eased(line)))
  return { land, borders, towns }
}

/** A country needs no inlet of a city, and a continent none of a country. */
function scaleOf({ west, south, east, north }: Box): AtlasScale {
  const degrees = Math.max(east - west, north - south)
  return degrees <= 16 ? '10m' : degrees <= 60 ? '50m' : '110m'
}

function overlaps({ box }: Shape, area: Box): boolean {
  return box.west <= area.east && box.east >= area.west && box.south <= area.north && box.north >= area.south
}

/** Ten metres are enough. */
function rounded(line: readonly Position[]): Position[] {
  return line.map(([lng, lat]) => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4])
}
