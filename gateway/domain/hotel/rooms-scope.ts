import type { Caller } from '../session/caller.ts'
import type { HotelScenario } from '../../world/hotel/catalogue/scenario-hotels.ts'

/**
 * Whose bookings a caller's rooms run out with: every office of the environment, so that of two offices one gets the last
 * room. A scenario hotel has its rooms per office: tests and demonstrations must not take each other's (decision 11).
 */
export function scopeOf(caller: Caller, scenario: HotelScenario | null): string {
  return scenario === null ? caller.environment : caller.officeId
}
