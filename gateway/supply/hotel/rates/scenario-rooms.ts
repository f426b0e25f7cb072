import type { HotelRow } from '../city-hotels.ts'

/** What a scenario hotel does to its rooms: always free; with one room left; with a family room. */
export type ScenarioRooms = 'always_free' | 'one_left' | 'family_four'

export function scenarioOf(_hotel: HotelRow): string | null {
  return null
}

export function scenarioRoomsOf(hotel: HotelRow): ScenarioRooms | null {
  const scenario = scenarioOf(hotel)
  if (scenario === null) return null
  return scenario === 'one_left' || scenario === 'family_four' ? scenario : 'always_free'
}
