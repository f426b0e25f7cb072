/** Cells of a fifth of a degree. */
const perDegree = 5
const columns = 360 * perDegree

/** How far out is looked, kilometres. */
const probes = [28, 36, 44, 52]

const landlocked =
  'AD AF AM AT AZ BF BI BO BT BW BY CF CH CZ ET HU KG KZ LA LI LS LU MD MK ML MN MW NE NP PY RS RW SK SM SS SZ TD TJ TM UG UZ VA XK ZM ZW'

const sides = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The eight flags for sides given by name. */
export function sidesNamed(names: readonly string[]): number[] {
  return sides.map((side) => (names.includes(side) ? 1 : 0))
}

/** A map of where people live, coarse, and what that says about the sea: there is no other knowledge of water here. */
export class EmptySides {
  readonly #lived = new Uint8Array(columns * 180 * perDegree)

  /** Marks a point in degrees as lived in. */
  add(lat: number, lon: number): void {
    this.#lived[cellOf(lat, lon)] = 1
  }

  /**
   * For eight directions, north first and clockwise, 1 where nobody lives as far as one sees from a shore. All zero unless two to
   * five neighbouring directions are empty and the others are not: a desert is empty all around.
   */
  of(lat: number, lon: number, countryCode: string): number[] {
    const empty = Array.from<unknown, number>({ length: 8 }, (_, side) =>
      this.#isEmpty(lat, lon, side) ? 1 : 0,
    )
    const count = empty.reduce((sum, flag) => sum + flag, 0)
    const edges = empty.filter((flag, side) => flag === 1 && empty[(side + 1) % 8] === 0).length
    const shore = count >= 2 && count <= 5 && edges === 1 && !landlocked.includes(countryCode)
    return shore ? empty : empty.fill(0)
  }

  #isEmpty(lat: number, lon: number, side: number): boolean {
    const angle = (side * Math.PI) / 4
    const shrink = Math.max(0.1, Math.cos((lat * Math.PI) / 180))
    return probes.every((km) => {
      const north = lat + (km * Math.cos(angle)) / 111
      const east = lon + (km * Math.sin(angle)) / (111 * shrink)
      return this.#lived[cellOf(north, east)] === 0
    })
  }
}

function cellOf(lat: number, lon: number): number {
  const row = Math.min(180 * perDegree - 1, Math.max(0, Math.floor((lat + 90) * perDegree)))
  const column = ((Math.floor((lon + 180) * perDegree) % columns) + columns) % columns
  return row * columns + column
}
