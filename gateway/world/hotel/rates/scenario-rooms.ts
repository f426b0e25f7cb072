import type { HotelRow } from '../city-hotels.ts'
import { scenarioOfHotel } from '../catalogue/scenario-hotels.ts'

/** How a scenario changes a hotel's rooms: always free, only one left, or a family room. */
export type ScenarioRooms = 'always_free' | 'one_left' | 'family_four'

/** How a hotel's scenario affects its rooms; null for an ordinary hotel. */
export function scenarioRoomsOf({ city, row }: HotelRow): ScenarioRooms | null {
  const scenario = scenarioOfHotel(city.hotelId[row] ?? 0)
  if (scenario === null) return null
  return scenario === 'one_left' || scenario === 'family_four' ? scenario : 'always_free'
}
