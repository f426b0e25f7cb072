import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { OnceBuilt, type Pausing } from '../once-built.ts'
import type { Point } from './kilometres.ts'

/** The parts of the package's file that are read: arcs in whole steps, each relative to the one before. */
type Topology = {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
}

/** Bands of latitude that index the segments of the coast: a fiftieth of a degree, about two kilometres. */
const bandsPerDegree = 50
const bands = 180 * bandsPerDegree

/**
 * The land of the world, accurate to about a kilometre: Natural Earth's coast at 1 : 10 million, from the
 * package `world-atlas`. Lakes and rivers count as land.
 */
export class Land {
  /** The segments of the coast, four numbers each: longitude and latitude of both ends, in degrees. */
  readonly #pieces: Float64Array
  /** For every band, where the numbers of its segments begin in `#inBand`. */
  readonly #starts = new Uint32Array(bands + 1)
  readonly #inBand: Uint32Array

  constructor(pieces: Float64Array) {
    this.#pieces = pieces
    this.#eachBand((band) => this.#starts[band + 1]!++)
    for (let band = 0; band < bands; band++) this.#starts[band + 1]! += this.#starts[band]!
    const next = this.#starts.slice()
    this.#inBand = new Uint32Array(this.#starts[bands]!)
    this.#eachBand((band, piece) => (this.#inBand[next[band]!++] = piece))
  }

  /** Whether a point is on land: a line from it to the east crosses the coast an odd number of times. */
  isLand({ lat, lon }: Point): boolean {
    let isInside = false
    for (const [lonA, latA, lonB, latB] of this.#between(lat, lat)) {
      if (latA > lat === latB > lat) continue
      if (lonA + ((lat - latA) * (lonB - lonA)) / (latB - latA) > lon) isInside = !isInside
    }
    return isInside
  }

  /**
   * The segments of the coast within a square of degrees around a point: longitude and latitude of both ends.
   */
  coastAround({ lat, lon }: Point, north: number, east: number): Piece[] {
    const pieces = [...this.#between(lat - north, lat + north)].filter(
      ([lonA, , lonB]) => Math.max(lonA, lonB) >= lon - east && Math.min(lonA, lonB) <= lon + east,
    )
    // A segment occurs in every band that it crosses, so duplicates are removed.
    return [...new Map(pieces.map((piece) => [piece.join(' '), piece])).values()]
  }

  *#between(south: number, north: number): Generator<Piece> {
    const end = this.#starts[bandOf(north) + 1]!
    for (let at = this.#starts[bandOf(south)]!; at < end; at++) {
      const piece = 4 * this.#inBand[at]!
      yield [
        this.#pieces[piece]!,
        this.#pieces[piece + 1]!,
        this.#pieces[piece + 2]!,
        this.#pieces[piece + 3]!,
      ]
    }
  }

  #eachBand(tell: (band: number, piece: number) => void): void {
    for (let piece = 0; piece < this.#pieces.length / 4; piece++) {
      const [one, other] = [bandOf(this.#pieces[4 * piece + 1]!), bandOf(this.#pieces[4 * piece + 3]!)]
      for (let band = Math.min(one, other); band <= Math.max(one, other); band++) tell(band, piece)
    }
  }
}

/** Longitude and latitude of both ends, degrees. */
type Piece = [number, number, number, number]

function bandOf(lat: number): number {
  return Math.min(bands - 1, Math.max(0, Math.floor((lat + 90) * bandsPerDegree)))
}

function* readLand(): Pausing<Land> {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const file = readFileSync(path, 'utf8')
  yield
  const { arcs, transform } = JSON.parse(file) as Topology
  yield
  const pieces: number[] = []
  for (const arc of arcs) {
    let [x, y] = [0, 0]
    let last: [number, number] | null = null
    for (const [east, north] of arc) {
      x += east
      y += north
      const here: [number, number] = [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
      if (last) pieces.push(...(crossesMapEdge(last, here) ? splitAtMapEdge(last, here) : [...last, ...here]))
      last = here
    }
  }
  yield
  return new Land(Float64Array.from(pieces))
}

/** Whether a segment crosses the 180th meridian and so continues at the other edge of the map. */
function crossesMapEdge([lonA]: [number, number], [lonB]: [number, number]): boolean {
  return Math.abs(lonB - lonA) > 180
}

/**
 * Splits such a segment at the edge of the map and follows that edge to the pole. Most coasts cross the edge
 * twice, and beyond the second crossing the two parts cancel out. Antarctica's coast crosses it once and
 * encloses the pole.
 */
function splitAtMapEdge([lonA, latA]: [number, number], [, latB]: [number, number]): number[] {
  return [lonA, latA, Math.sign(lonA) * 180, latB, 180, latB, 180, latB < -60 ? -90 : 90]
}

const shared = new OnceBuilt(readLand)

/** The land of this process, read at the first call. */
export function land(): Land {
  return shared.get()
}

/** Runs the next step of reading it. @returns whether the land is complete. */
export function goOnWithLand(): boolean {
  return shared.goOn()
}
