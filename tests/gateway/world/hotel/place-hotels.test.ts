import { expect, it } from 'vitest'
import { columnsOf } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import { placeHotelsOf } from '../../../../gateway/world/hotel/place-hotels.ts'
import { madeCity } from './made-city.ts'

const city = madeCity(400)
const hotels = placeHotelsOf(city)
const columns = columnsOf(hotels)
const rows = Array.from({ length: city.size }, (_, row) => row)

it('a search sees of a place what the supplier has', () => {
  const { hotelId, lat, lon, stars, reviewScore, distance, propertyType, popularity } = city
  expect(columns).toMatchObject({ hotelId, lat, lon, stars, reviewScore, distance, propertyType, popularity })
  const { facilities, roomFacilities, meals, bedTypes, beds, bedrooms, adultsOnly, sustainable } = city
  expect(columns).toMatchObject({ facilities, roomFacilities, meals, bedTypes })
  expect(columns).toMatchObject({ beds, bedrooms, adultsOnly, sustainable })
})

it('groups have the same hotels, whatever their order', () => {
  const nameOf = (of: Pick<typeof columns, 'district' | 'districts'>, row: number) =>
    of.districts[of.district[row]!]?.name ?? null
  for (const row of rows) expect(nameOf(columns, row)).toBe(nameOf(city, row))
  expect(columns.chains).toEqual([])
  const near = (of: Pick<typeof columns, 'landmarks' | 'nearLandmark'>) =>
    Object.fromEntries(of.landmarks.map(({ id }, at) => [id, [...of.nearLandmark[at]!]]))
  expect(near(columns)).toEqual(near(city))
})

it('is handed over once', () => {
  expect(placeHotelsOf(city)).toBe(hotels)
  expect(columnsOf(hotels)).toBe(columns)
})
