import { describe, expect, test } from 'vitest'
import {
  areaOf,
  boxAround,
  coreBox,
  isIn,
  isWithin,
  readBox,
  writeBox,
  type Box,
} from '../../../lib/map/box.ts'
import type { Position } from '../../../lib/map/area.ts'
import { clipLines, clipRings, onEdgeOf, smooth } from '../../../server/map/area.ts'
import { centreOf, ringAround } from '../../../components/map/rings.ts'

const box: Box = { west: 0, south: 0, east: 10, north: 10 }

/** One ring, clipped; empty if nothing of it is left. */
const clipRing = (ring: Position[], to: Box) => clipRings([ring], to)[0] ?? []

/** Twice the area of a ring. */
function area(ring: readonly Position[]): number {
  return Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => {
      const [fromX, fromY] = ring[index] ?? [0, 0]
      return sum + fromX * y - x * fromY
    }, 0),
  )
}

describe('boxes', () => {
  test('hold their points and nothing less', () => {
    expect(boxAround([])).toBeNull()
    const around = boxAround([
      { lat: 38.7, lng: -9.2 },
      { lat: 38.8, lng: -9.1 },
      { lat: 38.6, lng: -9.15 },
    ])
    expect(around).toEqual({ west: -9.2, south: 38.6, east: -9.1, north: 38.8 })
  })

  test('show most of many points and all of few', () => {
    const city = Array.from({ length: 18 }, (_, index) => ({ lat: 38.7 + index / 1000, lng: -9.1 }))
    const airport = { lat: 39.5, lng: -8 }
    expect(coreBox([...city, airport])).toEqual(boxAround(city))
    expect(coreBox([...city.slice(0, 3), airport])).toEqual(boxAround([...city.slice(0, 3), airport]))
    expect(coreBox([])).toBeNull()
  })

  test('of the basemap are the same for other hotels of a city, and reach around them', () => {
    const one = areaOf({ west: -9.2, south: 38.6, east: -9.1, north: 38.8 })
    expect(areaOf({ west: -9.22, south: 38.65, east: -9.12, north: 38.81 })).toEqual(one)
    expect(isWithin({ west: -10.2, south: 37.6, east: -8.1, north: 39.8 }, one)).toBe(true)
    expect(areaOf({ west: 179.9, south: -84, east: 180, north: -83 })).toMatchObject({
      east: 180,
      south: -85,
    })
  })

  test('pass through an address unchanged, and nothing else does', () => {
    const one = areaOf({ west: -9.2, south: 38.6, east: -9.1, north: 38.8 })
    expect(readBox(writeBox(one))).toEqual(one)
    expect(['', '1,2,3', '1,2,3,4.25', '5,2,3,4', '-181,2,3,4', '1,2,3,4,5', 'a,b,c,d'].map(readBox)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })
})

describe('clipping', () => {
  test('keeps a ring inside, drops one outside, cuts one across', () => {
    const inside: Position[] = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 1],
    ]
    expect(clipRing(inside, box)).toEqual(inside)
    expect(
      clipRing(
        [
          [11, 11],
          [12, 11],
          [12, 12],
          [11, 11],
        ],
        box,
      ),
    ).toEqual([])
    const across = clipRing(
      [
        [-5, 2],
        [5, 2],
        [5, 4],
        [-5, 4],
        [-5, 2],
      ],
      box,
    )
    expect(area(across)).toBe(2 * 5 * 2)
    expect(across[0]).toEqual(across.at(-1))
  })

  test('fills the box from a ring around it', () => {
    expect(
      area(
        clipRing(
          [
            [-1, -1],
            [11, -1],
            [11, 11],
            [-1, 11],
            [-1, -1],
          ],
          box,
        ),
      ),
    ).toBe(200)
  })

  test('never lets a point out, and loses no area that lies in the box', () => {
    // A star whose points stick out of the box on all sides.
    const star = Array.from({ length: 41 }, (_, index): Position => {
      const angle = (2 * Math.PI * (index % 40)) / 40
      const reach = index % 2 === 0 ? 9 : 4
      return [5 + reach * Math.cos(angle), 5 + reach * Math.sin(angle)]
    })
    const cut = clipRing(star, box)
    expect(
      cut.every(([lng, lat]) =>
        isIn({ west: -1e-9, south: -1e-9, east: 10 + 1e-9, north: 10 + 1e-9 }, { lng, lat }),
      ),
    ).toBe(true)
    const quarters = [
      { ...box, east: 5, north: 5 },
      { ...box, west: 5, north: 5 },
      { ...box, east: 5, south: 5 },
      { ...box, west: 5, south: 5 },
    ].map((quarter) => area(clipRing(star, quarter)))
    expect(area(cut)).toBeCloseTo(
      quarters.reduce((sum, part) => sum + part, 0),
      6,
    )
    expect(area(cut)).toBeLessThan(area(star))
  })

  test('cuts a line into the pieces that lie in the box', () => {
    const line: Position[] = [
      [-2, 5],
      [5, 5],
      [5, 12],
      [8, 12],
      [8, 5],
    ]
    expect(clipLines([line], box)).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ])
    expect(
      clipLines(
        [
          [
            [-2, 5],
            [-1, 5],
          ],
        ],
        box,
      ),
    ).toEqual([])
  })
})

describe('smoothing', () => {
  test('cuts corners off and leaves both ends and the edge of the area where they are', () => {
    const line: Position[] = [
      [0, 4],
      [4, 4],
      [4, 0],
    ]
    expect(smooth(line, () => false)).toEqual([
      [0, 4],
      [3, 4],
      [4, 3],
      [4, 0],
    ])
    expect(smooth(line, ([lng]) => lng === 4)).toEqual(line)
  })

  test('keeps the corners of a box that is all land', () => {
    const ring = clipRing(
      [
        [-1, -1],
        [11, -1],
        [11, 11],
        [-1, 11],
        [-1, -1],
      ],
      box,
    )
    expect(smooth(ring, onEdgeOf(box))).toEqual(ring)
  })
})

describe('rings', () => {
  test('are as far from the centre as they say, closed, and begin due north', () => {
    const ring = ringAround({ lat: 60, lng: 10 }, 5)
    expect(ring[0]).toEqual(ring.at(-1))
    expect(ring[0]?.[0]).toBe(10)
    for (const [lng, lat] of ring) {
      const km = 111.195 * Math.hypot(lat - 60, (lng - 10) * Math.cos(Math.PI / 3))
      expect(km).toBeCloseTo(5, 6)
    }
  })

  test('are around the largest town among the pins of a city, and around none of a region', () => {
    const towns = [
      { name: 'Far', lat: 50, lng: 0, population: 9_000_000 },
      { name: 'Suburb', lat: 38.75, lng: -9.15, population: 90_000 },
      { name: 'Lisbon', lat: 38.72, lng: -9.13, population: 517_802 },
    ]
    expect(centreOf({ west: -9.2, south: 38.6, east: -9.1, north: 38.8 }, towns)).toEqual({
      lat: 38.72,
      lng: -9.13,
    })
    expect(centreOf({ west: -9.2, south: 37, east: -9.1, north: 38.8 }, towns)).toBeNull()
    expect(centreOf({ west: 20, south: 10, east: 20.1, north: 10.1 }, towns)).toBeNull()
  })
})
