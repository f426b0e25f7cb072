import 'server-only'
import type { SaveOutcome, TravellerFields } from '../../lib/traveller/saved-traveller.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { bookBarOf } from './book-bar.ts'
import { saveTravellers } from './saved.ts'

/**
 * Saves the people of a booking that was just made. The booking is there whatever becomes of this, so a
 * failure is noted and no more.
 */
export async function keepTravellers(
  desk: Desk,
  grant: AnyGrant,
  people: readonly TravellerFields[] | undefined,
  reference: string,
): Promise<void> {
  if (!people || people.length === 0) return
  try {
    await saveTravellers(desk, grant, people, reference)
  } catch (error) {
    const errorName = error instanceof Error ? error.name : 'unknown'
    log.error('travellers not saved', { requestId: grant.requestId, errorName })
  }
}

/** Saves a traveller as typed, without a booking. */
export async function saveOnDemand(
  desk: Desk,
  grant: AnyGrant,
  fields: TravellerFields,
): Promise<SaveOutcome> {
  const bar = await bookBarOf(desk, grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  if (fields.firstName.trim() === '' || fields.lastName.trim() === '') {
    return { kind: 'refused', message: 'Enter both names first.' }
  }
  await saveTravellers(desk, grant, [fields], null)
  return { kind: 'saved' }
}
