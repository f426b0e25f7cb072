import { kmPerDegree, pointFrom, type Point } from './kilometres.ts'
import { land } from './land.ts'

/**
 * Nothing is built nearer to the sea than this, in kilometres, because a map may draw the coast more coarsely
 * than it is known here.
 */
const shoreMarginKm = 0.3

/**
 * The coast is accurate to a kilometre, so some city centres end up in their harbour. Land farther away than
 * this is another island.
 */
const farthestAnchorKm = 5

/**
 * Distances at which the sea is looked for, in kilometres. A side faces the sea when most of these points are
 * in it.
 */
const probesKm = [3, 7, 11, 15, 20]

const sides = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The eight flags for sides given by name. */
export function sidesNamed(names: readonly string[]): number[] {
  return sides.map((side) => (names.includes(side) ? 1 : 0))
}

/** The coast around a city: which points are on land, and which sides face the sea. */
export class Shore {
  /**
   * The point nearest to the centre where a building can stand; null when there is none, as on an island too
   * small for this coast.
   */
  readonly anchor: Point | null
  readonly #centre: Point
  readonly #isCentreLand: boolean
  /** The segments of the coast, four numbers each: kilometres east and north of the centre, for both ends. */
  readonly #pieces: Float64Array
  readonly #eastKm: number

  /** @param reachKm the distance from the centre that will be asked about, in kilometres. */
  constructor(centre: Point, reachKm: number) {
    const km = Math.max(reachKm, probesKm.at(-1) ?? 0) + shoreMarginKm
    this.#centre = centre
    this.#eastKm = kmPerDegree * Math.max(0.05, Math.cos((centre.lat * Math.PI) / 180))
    this.#isCentreLand = land().isLand(centre)
    const coast = land().coastAround(centre, km / kmPerDegree, km / this.#eastKm)
    this.#pieces = Float64Array.from(
      coast.flatMap(([lonA, latA, lonB, latB]) => [
        ...this.#km({ lat: latA, lon: lonA }),
        ...this.#km({ lat: latB, lon: lonB }),
      ]),
    )
    this.anchor = this.#nearestDry()
  }

  /** Whether a building can stand at a point: on land, and not right at the sea. */
  isDry(point: Point): boolean {
    if (this.#pieces.length === 0) return this.#isCentreLand
    return this.isLand(point) && !this.#isNearSea(point)
  }

  /**
   * Whether a point is on land: the line from the centre to it crosses the coast an even number of times (odd
   * when the centre is in the sea).
   */
  isLand(point: Point): boolean {
    const [x, y] = this.#km(point)
    let isLand = this.#isCentreLand
    const pieces = this.#pieces
    for (let at = 0; at < pieces.length; at += 4) {
      const [ax, ay, bx, by] = [pieces[at]!, pieces[at + 1]!, pieces[at + 2]!, pieces[at + 3]!]
      // Skip a segment whose ends are both on one side of the line, or that has centre and point on one side.
      if (x * ay - y * ax > 0 === x * by - y * bx > 0) continue
      const [dx, dy] = [bx - ax, by - ay]
      if (dy * ax - dx * ay > 0 === dx * (y - ay) - dy * (x - ax) > 0) continue
      isLand = !isLand
    }
    return isLand
  }

  /** Flags for eight directions, north first and clockwise: 1 where the sea is. */
  sea(): number[] {
    return sides.map((_, side) => {
      const wet = probesKm.filter((km) => !this.isLand(pointFrom(this.#centre, km, side / 8)))
      return wet.length * 2 > probesKm.length ? 1 : 0
    })
  }

  #nearestDry(): Point | null {
    for (let km = 0; km <= farthestAnchorKm; km += 0.5) {
      for (let turn = 0; turn < 1; turn += 1 / 16) {
        const point = pointFrom(this.#centre, km, turn)
        if (this.isDry(point)) return point
      }
    }
    return null
  }

  #isNearSea(point: Point): boolean {
    const [x, y] = this.#km(point)
    const pieces = this.#pieces
    for (let at = 0; at < pieces.length; at += 4) {
      const [ax, ay, bx, by] = [pieces[at]!, pieces[at + 1]!, pieces[at + 2]!, pieces[at + 3]!]
      if (Math.min(ax, bx) - x > shoreMarginKm || x - Math.max(ax, bx) > shoreMarginKm) continue
      if (Math.min(ay, by) - y > shoreMarginKm || y - Math.max(ay, by) > shoreMarginKm) continue
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      if (Math.hypot(x - ax - along * dx, y - ay - along * dy) < shoreMarginKm) return true
    }
    return false
  }

  #km({ lat, lon }: Point): [number, number] {
    // Take the shorter way round, across the edge of the map if necessary.
    const east = ((lon - this.#centre.lon + 540) % 360) - 180
    return [east * this.#eastKm, (lat - this.#centre.lat) * kmPerDegree]
  }
}
