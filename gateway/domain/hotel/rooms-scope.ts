import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { Caller } from '../session/caller.ts'

/**
 * Whose bookings a caller's rooms run out with: every office of the environment, so that of two offices one gets the last
 * room; or the caller's own office, where the hotel says so (decision 11).
 */
export function scopeOf(caller: Caller, { behaviour }: Pick<Hotel, 'behaviour'>): string {
  return behaviour.roomsPerOffice ? caller.officeId : caller.environment
}
