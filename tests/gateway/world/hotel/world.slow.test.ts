import { beforeAll, describe, expect, it } from 'vitest'
import {
  bedTypes,
  facilities,
  meals,
  propertyTypes,
  roomFacilities,
} from '../../../../contract/hotel/codes.ts'
import type { CityHotels } from '../../../../gateway/world/hotel/city-hotels.ts'
import { placeTypes } from '../../../../contract/place/types.ts'
import { hotelIdOf, readHotelId } from '../../../../gateway/world/hotel/catalogue/hotel-id.ts'
import { findHotel } from '../../../../gateway/world/hotel/find-hotel.ts'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'
import { cityBasisOf } from '../../../../gateway/world/hotel/catalogue/city-basis-of.ts'
import { makeCityHotels } from '../../../../gateway/world/hotel/catalogue/make-city-hotels.ts'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { kilometres } from '../../../../gateway/world/geography/kilometres.ts'
import type { WorldPlace } from '../../../../gateway/world/geography/place.ts'
import { placeIndex } from '../../../../gateway/world/place/place-index.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'

// Built once, because it takes longer than the time limit of a test on a busy machine.
beforeAll(() => {
  placeIndex()
}, 120_000)

function placeNamed(q: string): WorldPlace {
  const place = searchPlaces({ q, limit: 1, type: null, sandbox: true })[0]
  if (!place) throw new Error(`No place ${q}`)
  return place
}

function hotelsOf(q: string): CityHotels {
  const hotels = hotelsOfPlace(placeNamed(q).externalId)
  if (!hotels) throw new Error(`No hotels of ${q}`)
  return hotels
}

const typesOf = (city: CityHotels) => new Set(city.propertyType)

describe('the hotels of a place', () => {
  it.each(['lisbon', 'tokyo', 'tomar', 'chiado', 'kreuzberg', 'eiffel', 'tuscany', 'iceland', 'shanghai'])(
    '%s has as many as nr_hotels says, each name once in a city',
    (q) => {
      const place = placeNamed(q)
      const city = hotelsOf(q)
      expect(city.size).toBe(place.nrHotels)
      expect(city.name).toHaveLength(city.size)
      expect(new Set(city.hotelId).size).toBe(city.size)
      if (place.type === 'city') expect(new Set(city.name).size).toBe(city.size)
    },
  )

  it('are as many as nr_hotels says for every two thousandth place', () => {
    for (let row = 0; row < gazetteer().size; row += 2000) {
      const place = gazetteer().place(row)
      if (place.type === 'landmark' || place.nrHotels > 8000) continue
      expect(hotelsOfPlace(place.externalId)?.size, place.label).toBe(place.nrHotels)
    }
  })

  it('of a country with more than 8,000 are 8,000 of many cities; nr_hotels counts all of them', () => {
    const place = placeNamed('united states')
    const places = gazetteer()
    const cities = [...places.citiesOf(places.rowOf(place.id) ?? 0)]
    expect(place.nrHotels).toBe(cities.reduce((sum, row) => sum + (places.hotels[row] ?? 0), 0))
    expect(place.nrHotels).toBeGreaterThan(8000)
    const hotels = hotelsOf('united states')
    expect(hotels.size).toBe(8000)
    expect(hotels.name).toHaveLength(8000)
    expect(new Set(hotels.hotelId).size).toBe(8000)
    expect(new Set(hotels.district).size).toBeGreaterThan(3)
  })

  it('are the same whenever they are made, the first however few are made', () => {
    const basis = cityBasisOf(gazetteer().rowOf(placeNamed('porto').id) ?? 0)
    const all = makeCityHotels(basis, basis.hotels)
    expect(makeCityHotels(basis, basis.hotels)).toEqual(all)
    const few = makeCityHotels(basis, 30)
    expect(few.size).toBe(30)
    expect(few.name).toEqual(all.name.slice(0, 30))
    expect(few.lat).toEqual(all.lat.slice(0, 30))
  })

  it('have ids that lead back to them', () => {
    for (const q of ['lisbon', 'tomar', 'chiado', 'sandbox city']) {
      const city = hotelsOf(q)
      for (let row = 0; row < city.size; row += 7) {
        const id = city.hotelId[row] ?? 0
        const hotel = findHotel(id)
        expect(hotel?.city.name[hotel.row]).toBe(city.name[row])
        expect(hotel?.city.hotelId[hotel.row]).toBe(id)
      }
    }
  })

  it('gap 222: have ids in 32 bits, and no two of the world share one', () => {
    const places = gazetteer()
    const types = [placeTypes.indexOf('city'), placeTypes.indexOf('district')]
    const cities = Array.from({ length: places.size }, (_, row) => row)
      .filter((row) => types.includes(places.type[row]!) && places.cityOf(row) === null)
      .map((row) => ({
        id: places.id[row]!,
        first: hotelIdOf(places.id[row]!, 0),
        hotels: places.hotels[row]!,
      }))
      .sort((a, b) => a.first - b.first)
    expect(cities.length).toBeGreaterThan(130_000)
    const overlapping = cities.filter(
      ({ first, hotels }, at) => first + hotels > (cities[at + 1]?.first ?? Infinity),
    )
    expect(overlapping).toEqual([])
    const lost = cities.filter(({ id, first, hotels }) =>
      [0, hotels - 1].some((row) => {
        const hotel = readHotelId(first + row)
        return hotel?.cityPlaceId !== id || hotel.row !== row || String(first + row).startsWith('1111')
      }),
    )
    expect(lost).toEqual([])
    const last = cities.at(-1)!
    expect(cities[0]!.first).toBeGreaterThan(0)
    expect(last.first + last.hotels).toBeLessThan(2 ** 31)
  })

  it('gap 222: are found by the ids of 13 digits that were given out before', () => {
    const city = hotelsOf('lisbon')
    const former = 7_000_000_000_000 - city.placeId * 10_000 + 12
    expect(String(former)).toHaveLength(13)
    const hotel = findHotel(former)
    expect(hotel?.city.hotelId[hotel.row]).toBe(city.hotelId[12])
  })

  it('are not found by ids that nobody gave out', () => {
    const last = hotelsOf('tomar').hotelId.at(-1) ?? 0
    for (const id of [0, -1, 7, last + 1, 7_000_000_000_000, 7_022_670_579_999, 1.5, NaN, 8e12])
      expect(findHotel(id), String(id)).toBeNull()
  })
})

describe('columns', () => {
  it.each(['london', 'tokyo', 'dubai', 'reykjavik', 'tomar', 'sandbox city'])('of %s stay in range', (q) => {
    const city = hotelsOf(q)
    const place = placeNamed(q)
    const types = new Set<number>(propertyTypes.map(({ id }) => id))
    for (let row = 0; row < city.size; row += Math.ceil(city.size / 400)) {
      expect(city.stars[row]).toBeLessThanOrEqual(5)
      const score = city.reviewScore[row] ?? 0
      expect(score === 0 || (score >= 10 && score <= 100)).toBe(true)
      expect(score === 0).toBe(city.reviewCount[row] === 0)
      expect(types.has(city.propertyType[row] ?? 0)).toBe(true)
      expect(city.facilities[row]).toBeLessThan(2 ** facilities.length)
      expect(city.roomFacilities[row]).toBeLessThan(2 ** roomFacilities.length)
      expect(city.meals[row]).toBeLessThan(2 ** meals.length)
      expect(city.bedTypes[row]).toBeGreaterThan(0)
      expect(city.bedTypes[row]).toBeLessThan(2 ** bedTypes.length)
      expect(city.beds[row]).toBeGreaterThanOrEqual(city.bedrooms[row] ?? 9)
      expect(city.beds[row]).toBeLessThanOrEqual(6)
      expect(city.bedrooms[row]).toBeLessThanOrEqual(4)
      expect(city.district[row] === 0xffff || (city.district[row] ?? 0) < city.districts.length).toBe(true)
      expect(city.chain[row] === 0xffff || (city.chain[row] ?? 0) < city.chains.length).toBe(true)
      const km = kilometres(place.lat, place.lon, city.lat[row] ?? 0, city.lon[row] ?? 0)
      expect(city.distance[row]).toBe(Math.round(1000 * km))
      expect(km).toBeLessThan(45)
    }
  })

  it('count the hotels within three kilometres of each landmark', () => {
    const city = hotelsOf('paris')
    for (const [at, landmark] of city.landmarks.entries()) {
      const near = [...city.hotelId.keys()].filter(
        (row) => kilometres(landmark.lat, landmark.lon, city.lat[row] ?? 0, city.lon[row] ?? 0) <= 3,
      )
      expect([...(city.nearLandmark[at] ?? [])]).toEqual(near)
    }
  })

  it('tell better hotels from plainer ones', () => {
    const city = hotelsOf('london')
    const mean = (stars: number) => {
      const scores = [...city.reviewScore].filter((score, row) => score > 0 && city.stars[row] === stars)
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    expect(mean(5)).toBeGreaterThan(mean(4))
    expect(mean(4)).toBeGreaterThan(mean(3))
    expect(mean(3)).toBeGreaterThan(mean(2))
  })

  it('thin out from the centre', () => {
    const distances = [...hotelsOf('munich').distance].sort((a, b) => a - b)
    const within = (metres: number) => distances.filter((distance) => distance <= metres).length
    expect(within(2000) / 4).toBeGreaterThan(within(8000) / 64)
  })
})

describe('what looks like the place', () => {
  it('Lisbon is Lisbon', () => {
    const city = hotelsOf('lisbon')
    for (const name of ['Casa do Miradouro', 'Hotel Avenida', 'Tejo Riverside'])
      expect(city.name).toContain(name)
    const districts = city.districts.map(({ name }) => name)
    for (const name of ['Alfama', 'Chiado', 'Baixa']) expect(districts).toContain(name)
    expect(city.landmarks.map(({ name }) => name)).toContain('Belém Tower')
    expect([...typesOf(city)].filter((type) => [209, 225, 226].includes(type))).toEqual([])
    const share = (id: number) => [...city.propertyType].filter((type) => type === id).length / city.size
    expect(share(204) + share(201)).toBeGreaterThan(0.6)
  })

  it('ryokans and love hotels stand in Japan alone', () => {
    expect(typesOf(hotelsOf('kyoto')).has(209)).toBe(true)
    expect(typesOf(hotelsOf('tokyo')).has(226)).toBe(true)
    for (const q of ['london', 'bangkok', 'seoul', 'rome'])
      expect([...typesOf(hotelsOf(q))].filter((type) => type === 209 || type === 226)).toEqual([])
  })

  it('a metropolis has some two hundred facet options, and no sea view inland', () => {
    const tokyo = hotelsOf('tokyo')
    const ownOptions =
      tokyo.districts.length + tokyo.chains.length + tokyo.landmarks.length + typesOf(tokyo).size
    expect(ownOptions).toBeGreaterThan(100)
    const seaView = 1 << roomFacilities.findIndex(({ id }) => id === 108)
    const withView = (q: string) => [...hotelsOf(q).roomFacilities].some((mask) => (mask & seaView) !== 0)
    expect(withView('madrid')).toBe(false)
    expect(withView('munich')).toBe(false)
    expect(withView('dubai')).toBe(true)
    expect(withView('lisbon')).toBe(true)
  })
})
