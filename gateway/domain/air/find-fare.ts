import type { Services } from '../../services.ts'
import type { AirQuery } from '../../supply/air/fare.ts'
import type { KnownFare } from '../../supply/air/port.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { readOfferCode } from '../offer-code.ts'
import type { Caller } from '../session/caller.ts'
import { findSearch } from './search.ts'

/** A fare found again by its code: asked of the supplier by the stored search. */
export type FoundFare = KnownFare & { query: AirQuery }

/**
 * The fare behind a FareSourceCode of this office, as it may be revalidated.
 * Errors: Err0102003 when its search is older than the fares' lifetime; Err0102005 when the code is unknown (gap 54).
 */
export async function findFare(
  services: Services,
  caller: Caller,
  fareSourceCode: string,
): Promise<Outcome<FoundFare, 'Err0102003' | 'Err0102005'>> {
  const named = await fareOfCode(services, caller, fareSourceCode)
  return named.ok && named.value.expired ? fail('Err0102003') : named
}

/**
 * The fare that a FareSourceCode of this office names, however old its search is (`expired`).
 * Errors: Err0102005 when the code is unknown (gap 54).
 */
export async function fareOfCode(
  services: Services,
  caller: Caller,
  fareSourceCode: string,
): Promise<Outcome<FoundFare & { expired: boolean }, 'Err0102005'>> {
  const key = readOfferCode('air', services.settings.secret, caller.officeId, fareSourceCode)
  if (!key) return fail('Err0102005')
  const search = await findSearch(services, caller, key.searchId)
  const known = search && (await services.air.fareAt(search.query, key.index))
  if (!known) return fail('Err0102005')
  const { query, expired } = search
  return ok({ ...known, query, expired })
}
