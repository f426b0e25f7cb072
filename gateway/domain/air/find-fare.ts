import type { Services } from '../../services.ts'
import type { AirQuery } from '../../supply/air/fare.ts'
import type { KnownFare } from '../../supply/air/port.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { readOfferCode } from '../offer-code.ts'
import type { Caller } from '../session/caller.ts'
import { findSearch } from './search.ts'

/** A fare found by its code: the supplier was asked again with the stored search. */
export type FoundFare = KnownFare & { query: AirQuery }

/**
 * Finds the fare of this office's offer code for revalidation.
 * Faults: `expired`: the search is too old; `gone`: the code is unknown.
 */
export async function findFare(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<FoundFare, 'expired' | 'gone'>> {
  const named = await fareOfCode(services, caller, offerCode)
  return named.ok && named.value.expired ? fail('expired') : named
}

/**
 * Finds the fare of this office's offer code whatever the age of its search; `expired` tells
 * whether it is too old.
 * Faults: `gone`: the code is unknown.
 */
export async function fareOfCode(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<FoundFare & { expired: boolean }, 'gone'>> {
  const key = readOfferCode('air', services.settings.secret, caller.officeId, offerCode)
  if (!key) return fail('gone')
  const search = await findSearch(services, caller, key.searchId)
  const match = search && (await services.air.fareAt(search.query, key.index))
  if (!match) return fail('gone')
  const { query, expired } = search
  return ok({ ...match, query, expired })
}
