import { expect, test } from 'vitest'
import { viewOf } from '../../../components/map/map-view.ts'

const lisbon = { west: -9.23, south: 38.69, east: -9.09, north: 38.8 }
const size = { width: 600, height: 800 }

test('a box is in the middle, as large as the room within the padding allows', () => {
  const view = viewOf(lisbon, size, 48)
  const upper = view.spotOf({ lng: lisbon.west, lat: lisbon.north })
  const lower = view.spotOf({ lng: lisbon.east, lat: lisbon.south })
  expect(upper.x).toBeCloseTo(48)
  expect(lower.x).toBeCloseTo(600 - 48)
  expect(upper.y).toBeGreaterThan(48)
  expect(upper.y + lower.y).toBeCloseTo(800)
})

test('a spot and its point are the same place', () => {
  const view = viewOf(lisbon, size, 48)
  const spot = view.spotOf({ lat: 38.75, lng: -9.11 })
  expect(view.pointOf(spot).lat).toBeCloseTo(38.75)
  expect(view.pointOf(spot).lng).toBeCloseTo(-9.11)
})

test('one place is not shown closer than a map begins', () => {
  const place = { west: -9.1, south: 38.7, east: -9.1, north: 38.7 }
  expect(viewOf(place, size, 48).zoom).toBe(14)
})
