import { expect, it } from 'vitest'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'
import { scenarioHotels, scenarioOfHotel } from '../../../../gateway/world/hotel/catalogue/scenario-hotels.ts'

const city = hotelsOfPlace('111199000001')

it('the sandbox city has the seven scenario hotels by name, and ordinary ones', () => {
  expect(city?.size).toBe(48)
  for (const [row, { scenario, name }] of scenarioHotels.entries()) {
    expect(city?.name[row]).toBe(name)
    expect(scenarioOfHotel(city?.hotelId[row] ?? 0)).toBe(scenario)
  }
  expect(scenarioHotels).toHaveLength(7)
  expect(scenarioOfHotel(city?.hotelId[7] ?? 0)).toBeNull()
  expect(scenarioOfHotel(7_022_670_570_000)).toBeNull()
})

it('the unrated one has no stars, no score and nothing to offer', () => {
  const row = city?.name.indexOf('Unrated, No Photo') ?? -1
  expect([city?.stars[row], city?.reviewScore[row], city?.reviewCount[row]]).toEqual([0, 0, 0])
  expect([city?.facilities[row], city?.roomFacilities[row], city?.meals[row]]).toEqual([0, 0, 0])
})

it('the family one has four beds', () => {
  expect(city?.beds[city.name.indexOf('Family Four')]).toBe(4)
})
