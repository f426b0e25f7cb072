import type { HotelRow } from '../city-hotels.ts'

/** What a scenario hotel does to its rooms: always free; with one room left; with a family room. */
export type ScenarioRooms = 'always_free' | 'one_left' | 'family_four'

export function scenarioRoomsOf(_hotel: HotelRow): ScenarioRooms | null {
  return null
}
