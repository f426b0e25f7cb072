import type { Box } from './box.ts'

/** Longitude and latitude in degrees. */
export type Position = readonly [number, number]

type Edge = { inside: (at: Position) => boolean; cut: (from: Position, to: Position) => Position }

/**
 * The part of a closed ring that lies in a box, edge by edge (Sutherland and Hodgman). Where the ring leaves the box more than
 * once, the parts hang together along the edge of the box: fine to fill, not to outline.
 */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
  let left = [...ring]
  for (const edge of edgesOf(box)) {
    const kept: Position[] = []
    let from = left.at(-1)
    for (const to of left) {
      if (from && edge.inside(from) !== edge.inside(to)) kept.push(edge.cut(from, to))
      if (edge.inside(to)) kept.push(to)
      from = to
    }
    left = kept
  }
  const [first] = left
  return first && left.length >= 3 ? closed(left, first) : []
}

/** The pieces of a line that lie in a box. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  return edgesOf(box).reduce<Position[][]>(
    (pieces, edge) => pieces.flatMap((piece) => cutLine(piece, edge)),
    [[...line]],
  )
}

/**
 * A line with its corners cut off (Chaikin): the coast comes on a coarse grid, and its steps would show in a city. Points that
 * `isFixed` names stay, such as those on the edge of the area.
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

function edgesOf({ west, south, east, north }: Box): Edge[] {
  const atLng =
    (lng: number): Edge['cut'] =>
    (from, to) => [lng, from[1] + ((to[1] - from[1]) * (lng - from[0])) / (to[0] - from[0])]
  const atLat =
    (lat: number): Edge['cut'] =>
    (from, to) => [from[0] + ((to[0] - from[0]) * (lat - from[1])) / (to[1] - from[1]), lat]
  return [
    { inside: ([lng]) => lng >= west, cut: atLng(west) },
    { inside: ([lng]) => lng <= east, cut: atLng(east) },
    { inside: ([, lat]) => lat >= south, cut: atLat(south) },
    { inside: ([, lat]) => lat <= north, cut: atLat(north) },
  ]
}

function cutLine(line: readonly Position[], edge: Edge): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  line.forEach((to, index) => {
    const from = line[index - 1]
    const crosses = from !== undefined && edge.inside(from) !== edge.inside(to)
    if (crosses) piece.push(edge.cut(from, to))
    if (edge.inside(to)) piece.push(to)
    else if (crosses) {
      pieces.push(piece)
      piece = []
    }
  })
  return [...pieces, piece].filter(({ length }) => length >= 2)
}

function closed(ring: readonly Position[], first: Position): Position[] {
  return isSame(first, ring.at(-1)) ? [...ring] : [...ring, first]
}

function isSame(one: Position, other: Position | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1]
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
