import type { AirSearchRequest } from '../../../contract/air/search-request.ts'
import { ANY_CABIN, FARE_TYPE_BY_SOURCE } from '../../../contract/air/codes.ts'
import { dateOf } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { AirQuery, Fare } from '../../world/air/fare.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { MAX_OFFER_INDEX } from '../offer-code.ts'
import { readSearch, storeSearch } from '../search-row.ts'
import { answerSize } from './answer-size.ts'
import { brokenSearchRule } from './search-rules.ts'

/** A search that was opened: its number, what the sources are asked, and which of their fares count. */
export type OpenSearch = {
  searchId: number
  query: AirQuery
  wanted: Wanted
  /** How many itineraries an unstreamed answer has. */
  size: number
}

/** Limits on the answer that are not the sources' business. */
export type Wanted = {
  /** 1 published, 2 private, null both (PricingSourceType). */
  fareType: 1 | 2 | null
  /** One inventory source, or null for all. */
  source: string | null
}

type StoredSearch = Omit<OpenSearch, 'searchId'>

/**
 * Opens a search: checks its rules, writes the one row that is stored (who, what, when).
 * Errors: Err0106001 with the broken rule as its sentence (gap 46).
 */
export async function openSearch(
  services: Services,
  caller: Caller,
  request: AirSearchRequest,
): Promise<Outcome<OpenSearch, 'Err0106001'>> {
  const today = dateOf(caller.now)
  const broken = brokenSearchRule(request, today)
  if (broken) return fail('Err0106001', broken)
  const stored: StoredSearch = {
    query: queryOf(request, today, caller.environment === 'sandbox'),
    wanted: wantedOf(request),
    size: answerSize(request),
  }
  return ok({ searchId: await storeSearch(services, caller, 'air', stored), ...stored })
}

/** An earlier search of the office. `expired`: its fares are older than their lifetime (office time). */
export async function findSearch(
  services: Services,
  caller: Caller,
  searchId: number,
): Promise<(OpenSearch & { expired: boolean }) | null> {
  const row = await readSearch<StoredSearch>(services, caller, 'air', searchId)
  return row && { searchId, ...row.query, expired: row.expired }
}

/** Whether a fare of the sources belongs into the answer: as wanted, and within what a FareSourceCode can carry. */
export function isWanted(fare: Fare, wanted: Wanted): boolean {
  if (fare.index > MAX_OFFER_INDEX) return false
  if (wanted.source !== null && fare.source !== wanted.source) return false
  return wanted.fareType === null || fare.fareType === wanted.fareType
}

function queryOf(request: AirSearchRequest, today: string, scenarios: boolean): AirQuery {
  const preference = request.TravelPreference
  const cabin = preference?.CabinType ?? 1
  const stops = preference?.DirectFlight || preference?.MaxStopsQuantity === 'Direct' ? 0 : null
  return {
    legs: request.OriginDestinationInformations.map((leg) => ({
      origin: leg.OriginLocationCode,
      destination: leg.DestinationLocationCode,
      originKind: leg.OriginType === 'Airport' ? 'airport' : 'any',
      destinationKind: leg.DestinationType === 'Airport' ? 'airport' : 'any',
      date: leg.DepartureDateTime,
    })),
    cabin: cabin === ANY_CABIN ? 'any' : cabin,
    adults: request.AdultCount,
    children: request.ChildCount,
    infants: request.InfantCount,
    today,
    maxStops: stops ?? (preference?.MaxStopsQuantity === '1' ? 1 : null),
    onlyCarriers: carriers(preference?.VendorPreferenceCodes),
    withoutCarriers: carriers(preference?.VendorExcludeCodes) ?? [],
    scenarios,
  }
}

function carriers(codes: readonly string[] | undefined): readonly string[] | null {
  return codes && codes.length > 0 ? codes.map((code) => code.toUpperCase()) : null
}

/** Sources by the names that callers may send; anything else falls back to all of them (gap 40). */
const providers = new Set(['gds', 'ndc', 'lcc', 'cons'])

function wantedOf(request: AirSearchRequest): Wanted {
  const provider = request.Provider?.toLowerCase()
  return {
    fareType: FARE_TYPE_BY_SOURCE[request.PricingSourceType],
    source: provider && providers.has(provider) ? provider : null,
  }
}
