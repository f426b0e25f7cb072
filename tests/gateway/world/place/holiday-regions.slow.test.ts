import { expect, test } from 'vitest'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { liesIn, readHolidayRegions } from '../../../../gateway/world/geography/holiday-regions.ts'
import { holidayRegionId } from '../../../../gateway/world/geography/place-id.ts'
import { searchCities } from '../../../../gateway/world/place/search-cities.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'

const regions = readHolidayRegions()

function first(q: string) {
  return searchPlaces({ q, limit: 10, type: null, sandbox: false })[0]
}

test('each region that no government draws has hotels, an id of its own, and cities within its circles and countries', () => {
  const places = gazetteer()
  const ids = regions.map(holidayRegionId)
  expect(new Set(ids).size).toBe(regions.length)
  for (const region of regions) {
    const row = places.rowOf(holidayRegionId(region))
    expect(row, region.name).not.toBeNull()
    if (row === null) continue
    const cities = [...places.citiesOf(row)]
    expect(places.place(row).nrHotels, region.name).toBeGreaterThanOrEqual(5)
    for (const city of cities) {
      expect(region.countryCodes).toContain(places.countryCode(city))
      expect(liesIn(region, places.pointOf(city)) || places.wordsOf(city).length > 0, region.name).toBe(true)
    }
  }
})

test('its name finds it before towns that share it, and so do its other names', () => {
  const places = [
    'Algarve',
    'costa del sol',
    'Côte d’Azur',
    'riviera',
    'Tenerife',
    'Mallorca',
    'majorca',
    'Südtirol',
    'gardasee',
    'Cornwall',
    'Maui',
    'Lapland',
    'bodensee',
  ].map((q) => first(q)?.label)
  expect(places).toEqual([
    'Algarve, Portugal',
    'Costa del Sol, Spain',
    'French Riviera, France',
    'French Riviera, France',
    'Tenerife, Spain',
    'Mallorca, Spain',
    'Mallorca, Spain',
    'South Tyrol, Italy',
    'Lake Garda, Italy',
    'Cornwall, United Kingdom',
    'Maui, United States',
    'Lapland, Finland',
    'Lake Constance, Germany',
  ])
})

test('an administrative region is found by its own people’s name for it', () => {
  expect(['Toscana', 'bayern', 'Andalucía', 'Catalunya', 'Sizilien'].map((q) => first(q)?.label)).toEqual([
    'Tuscany, Italy',
    'Bavaria, Germany',
    'Andalusia, Spain',
    'Catalonia, Spain',
    'Sicily, Italy',
  ])
})

test('the hotels of a region are as many as it says, and stand in its cities', () => {
  for (const name of ['Algarve', 'Lake Constance', 'Maui', 'French Riviera']) {
    const place = first(name)
    const hotels = place && hotelsOfPlace(place.externalId)
    expect(hotels?.size, name).toBe(place?.nrHotels)
  }
})

test('a region’s name lists its largest cities where cities alone are looked up', () => {
  const cities = searchCities({ q: 'algarve', limit: 3, sandbox: false })
  expect(cities.map(({ name }) => name)).toEqual(['Faro', 'Portimão', 'Olhão'])
})
