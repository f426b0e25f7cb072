import type { Box, Point } from '../../lib/map/box.ts'

/** Closer than this no map begins. */
export const CLOSEST_ZOOM = 14
/** Pixels around the pins that are brought into view. */
export const PADDING = 48
/** Pixels of the world at zoom 0. */
const WORLD_PX = 512

/** Width and height in pixels. */
export type Size = { width: number; height: number }
/** A place on the screen, in pixels from the map's upper left corner. */
export type Spot = { x: number; y: number }

/** What a map of some size shows. */
export type MapView = { size: Size; zoom: number; spotOf: (at: Point) => Spot; pointOf: (at: Spot) => Point }

/** The view that holds a box, as the map library computes it: the picture and the map show the same. */
export function viewOf({ west, south, east, north }: Box, size: Size, padding: number): MapView {
  const [low, high] = [onWorld({ lng: west, lat: north }), onWorld({ lng: east, lat: south })]
  const room = (length: number, span: number) => Math.max(1, length - 2 * padding) / Math.max(span, 1e-9)
  const scale = Math.min(room(size.width, high.x - low.x), room(size.height, high.y - low.y))
  const zoom = Math.min(CLOSEST_ZOOM, Math.log2(scale / WORLD_PX))
  const pixels = WORLD_PX * 2 ** zoom
  const left = (pixels * (low.x + high.x) - size.width) / 2
  const top = (pixels * (low.y + high.y) - size.height) / 2
  return {
    size,
    zoom,
    spotOf: (at) => {
      const { x, y } = onWorld(at)
      return { x: x * pixels - left, y: y * pixels - top }
    },
    pointOf: ({ x, y }) => ({
      lng: ((x + left) / pixels) * 360 - 180,
      lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + top)) / pixels))) * 180) / Math.PI,
    }),
  }
}

/** Web Mercator: the world is a square of side 1. */
function onWorld({ lat, lng }: Point): Spot {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
