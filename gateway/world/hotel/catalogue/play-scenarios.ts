import { facilities, meals, roomFacilities } from '../../../../contract/hotel/codes.ts'
import { bitOf } from './amenities.ts'
import type { OpenCity } from './empty-city.ts'
import { scenarioHotels } from './scenario-hotels.ts'

/**
 * Sets the columns of each scenario hotel to the case that it demonstrates. They are plain three-star hotels
 * that sell breakfast; the unrated one has no optional data, and the family one has four beds.
 */
export function playScenarios(city: OpenCity): void {
  for (const [row, { scenario }] of scenarioHotels.entries()) {
    const sparse = scenario === 'unrated_no_photo'
    const family = scenario === 'family_four'
    city.propertyType[row] = 204
    city.chain[row] = 0xffff
    city.stars[row] = sparse ? 0 : 3
    city.reviewScore[row] = sparse ? 0 : 80
    city.reviewCount[row] = sparse ? 0 : 200 + row
    city.facilities[row] = sparse ? 0 : bitOf(facilities, 107) | bitOf(facilities, 3) | bitOf(facilities, 28)
    city.roomFacilities[row] = sparse ? 0 : bitOf(roomFacilities, 38) | bitOf(roomFacilities, 75)
    city.meals[row] = sparse ? 0 : bitOf(meals, 'breakfast')
    city.bedTypes[row] = 3
    city.beds[row] = family ? 4 : 2
    city.bedrooms[row] = family ? 2 : 1
    city.adultsOnly[row] = 0
    city.sustainable[row] = 0
    city.popularity[row] = 20_000 - row
  }
}
