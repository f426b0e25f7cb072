import 'server-only'
import type { TravellerOutcome, TravellerFields } from '../../lib/traveller/saved-traveller.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { bookBarOf } from '../booking/book-bar.ts'
import { saveTravellers } from './saved.ts'

/** Saves a traveller as typed, without a booking. */
export async function saveOnDemand(
  desk: Desk,
  grant: AnyGrant,
  fields: TravellerFields,
): Promise<TravellerOutcome> {
  const bar = await bookBarOf(desk, grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  if (fields.firstName.trim() === '' || fields.lastName.trim() === '') {
    return { kind: 'refused', message: 'Enter both names first.' }
  }
  await saveTravellers(desk, grant, [fields], null)
  return { kind: 'saved' }
}
