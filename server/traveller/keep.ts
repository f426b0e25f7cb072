import 'server-only'
import type { TravellerFields } from '../../lib/traveller/saved-traveller.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { saveTravellers } from './saved.ts'

/**
 * Saves the people of a booking that was just made. The booking is there whatever becomes of this, so a
 * failure is noted and no more.
 */
export async function keepTravellers(
  desk: Desk,
  grant: AnyGrant,
  people: readonly TravellerFields[],
  reference: string,
): Promise<void> {
  try {
    await saveTravellers(desk, grant, people, reference)
  } catch (error) {
    const errorName = error instanceof Error ? error.name : 'unknown'
    log.error('travellers not saved', { requestId: grant.requestId, errorName })
  }
}
