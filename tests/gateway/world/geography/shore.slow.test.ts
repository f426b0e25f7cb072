import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { land } from '../../../../gateway/world/geography/land.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'
import { Shore } from '../../../../gateway/world/geography/shore.ts'
import { makeCityOfRow } from '../../../../gateway/world/hotel/catalogue/known-city.ts'

function cityNamed(q: string) {
  const place = searchPlaces({ q, limit: 1, type: 'city', sandbox: false })[0]
  if (!place) throw new Error(`No city ${q}`)
  return place
}

test.each([
  ['Greenwich', 51.48, 0, true],
  ['the Channel', 50.2, -0.5, false],
  ['Chicago', 41.88, -87.63, true],
  ['Lake Michigan, which is no sea', 43.5, -87, true],
  ['the middle of Brazil, at the latitude where Fiji lies over the end of the map', -16.823, -49.244, true],
  ['La Paz, at another', -16.491, -68.147, true],
  ['Taveuni, at the end of the map', -16.85, 179.97, true],
  ['Chukotka, beyond it', 67, -179, true],
  ['the South Pole', -89.5, 100, true],
  ['the North Pole', 89.5, 100, false],
])('%s is where it is on land or at sea', (_, lat, lon, isLand) => {
  expect(land().isLand({ lat, lon })).toBe(isLand)
})

test.each([
  'lisbon',
  'new york',
  'sydney',
  'singapore',
  'copenhagen',
  'miami',
  'venice',
  'honolulu',
  'dubai',
])('no hotel of %s stands in the sea', (q) => {
  const row = gazetteer().rowOf(cityNamed(q).id)
  if (row === null) throw new Error(`No row of ${q}`)
  const city = makeCityOfRow(row)
  const wet = Array.from(city.name, (name, at) => ({ name, lat: city.lat[at]!, lon: city.lon[at]! })).filter(
    (point) => !land().isLand(point),
  )
  expect(wet).toEqual([])
})

test('a city has its sea where it lies', () => {
  const seaOf = (q: string) => new Shore(cityNamed(q), 20).sea().join('')
  // North first, clockwise.
  expect(seaOf('barcelona')).toBe('00111000')
  expect(seaOf('valparaíso')).toMatch(/^.......1$|^......1.$/)
  expect(seaOf('madrid')).toBe('00000000')
  expect(seaOf('berlin')).toBe('00000000')
})

test('the coast around a city says of every point what the coast of the world says', () => {
  const centres = ['lisbon', 'istanbul', 'hong kong', 'copenhagen', 'madrid'].map(cityNamed)
  const shores = centres.map((centre) => ({ centre, shore: new Shore(centre, 20) }))
  fc.assert(
    fc.property(
      fc.constantFrom(...shores),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
      fc.double({ min: -0.15, max: 0.15, noNaN: true }),
      ({ centre, shore }, north, east) => {
        const point = { lat: centre.lat + north, lon: centre.lon + east }
        expect(shore.isLand(point)).toBe(land().isLand(point))
        if (shore.isDry(point)) expect(shore.isLand(point)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
