import { describe, expect, test } from 'vitest'
import type { MapArea } from '../../../lib/map/area.ts'
import { areaOf, isIn, type Point } from '../../../lib/map/box.ts'
import type { Position } from '../../../lib/map/area.ts'
import { areaJson } from '../../../server/map/area.ts'

async function around(at: Point, degrees = 0.1): Promise<MapArea> {
  const box = areaOf({
    west: at.lng - degrees,
    east: at.lng + degrees,
    south: at.lat - degrees,
    north: at.lat + degrees,
  })
  const answer = JSON.parse(await areaJson(JSON.stringify(box), box)) as { kind: string; area: MapArea }
  expect(answer.kind).toBe('own')
  return answer.area
}

/** True if a point is in an odd number of rings: on land, and not in a lake. */
function isOnLand(area: MapArea, { lat, lng }: Point): boolean {
  const crossings = (ring: readonly Position[]) =>
    ring.slice(1).filter(([x, y], index) => {
      const [fromX, fromY] = ring[index] ?? [0, 0]
      return fromY > lat !== y > lat && lng < fromX + ((x - fromX) * (lat - fromY)) / (y - fromY)
    }).length
  return area.land.flat().reduce((sum, ring) => sum + crossings(ring), 0) % 2 === 1
}

const lisbon = { lat: 38.72, lng: -9.14 }

describe('the basemap of an area', () => {
  test('has the coast of Lisbon: the city on land, the ocean before it', async () => {
    const area = await around(lisbon)
    expect(isOnLand(area, lisbon)).toBe(true)
    expect(isOnLand(area, { lat: 38.5, lng: -10.2 })).toBe(false)
    expect(area.towns[0]?.name).toBe('Lisbon')
  })

  test('has the border in Geneva, and is small', async () => {
    const area = await around({ lat: 46.2, lng: 6.14 })
    expect(isOnLand(area, { lat: 46.2, lng: 6.14 })).toBe(true)
    expect(area.borders.length).toBeGreaterThan(0)
    expect(area.towns.map(({ name }) => name)).toContain('Lausanne')
    expect(JSON.stringify(area).length).toBeLessThan(200_000)
  })

  test('names the largest towns first and none outside', async () => {
    const { towns } = await around(lisbon)
    expect(towns.length).toBeGreaterThan(50)
    expect(towns.map(({ population }) => population)).toEqual(
      towns.map(({ population }) => population).sort((one, other) => other - one),
    )
    const box = areaOf({ west: -9.24, south: 38.62, east: -9.04, north: 38.82 })
    expect(towns.every((town) => isIn(box, town))).toBe(true)
  })

  test('is coarse for a continent: no answer grows without bounds', async () => {
    const area = await around({ lat: 50, lng: 20 }, 25)
    expect(JSON.stringify(area).length).toBeLessThan(600_000)
    expect(isOnLand(area, { lat: 48.85, lng: 2.35 })).toBe(true)
  })
})
