import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { Caller } from '../session/caller.ts'

/**
 * The scope in which rooms are counted. Usually all offices of the environment share them, so that of two
 * offices one gets the last room; where the hotel says so, only the caller's own office counts (decision 11).
 */
export function scopeOf(caller: Caller, { behaviour }: Pick<Hotel, 'behaviour'>): string {
  return behaviour.roomsPerOffice ? caller.officeId : caller.environment
}
