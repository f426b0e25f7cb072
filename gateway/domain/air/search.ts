import { OFFER_MINUTES } from '../../../contract/air/limits.ts'
import { dateOf } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { departsAfter } from '../../supply/air/departs-after.ts'
import type { AirQuery, AirQueryLeg, Fare } from '../../supply/air/fare.ts'
import type { SupplyFailure } from '../../supply/supply-failure.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { MAX_OFFER_INDEX } from '../offer-code.ts'
import { readSearch, storeSearch } from '../search-row.ts'
import { departedLegs } from './departed-legs.ts'
import { firstDay } from './first-day.ts'
import { brokenSearchRule, type AskedTrip, type SearchFault } from './search-rules.ts'
import { DATE_LINE_HOURS } from '../../../contract/air/codes.ts'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { offsetAt } from '../../time-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'

/** An open search: its number, the query for the sources, and which fares the answer includes. */
export type OpenSearch = {
  searchId: number
  query: AirQuery
  wanted: Wanted
  /** Number of itineraries in an answer that is not streamed. */
  size: number
}

/** Filters that the gateway applies to the fares of the sources. */
export type Wanted = {
  /** 1 published, 2 private, null both (PricingSourceType). */
  fareType: 1 | 2 | null
  /** One inventory source, or null for all. */
  source: string | null
}

/** The search that a caller requests. */
export type AskedSearch = AskedTrip & Pick<OpenSearch, 'wanted' | 'size'>

type StoredSearch = Omit<OpenSearch, 'searchId'>

/**
 * Checks the rules of a search and stores its row (who, what, when).
 * Faults: `rule-broken` (gap 46).
 */
export async function openSearch(
  services: Services,
  caller: Caller,
  request: AskedSearch,
): Promise<Outcome<OpenSearch, 'rule-broken', SearchFault>> {
  const today = dateOf(caller.now)
  const { query, wanted, size } = request
  const [leg] = query.legs
  const first = firstDay(services.reference, leg!.origin, caller.now)
  const onward = (before: AirQueryLeg, next: AirQueryLeg) => onwardDay(services.reference, before, next)
  const fault = brokenSearchRule(request, today, first, onward)
  if (fault) return broken(fault)
  const scenarios = caller.environment === 'sandbox'
  const left = departsAfter(leg!.date, caller.now)
  const stored: StoredSearch = { query: { ...query, today, departsAfter: left, scenarios }, wanted, size }
  return ok({ searchId: await storeSearch(services, caller, 'air', stored), ...stored })
}

/** An earlier search of the office. `expired`: its fares are past their lifetime (office time). */
export async function findSearch(
  services: Services,
  caller: Caller,
  searchId: number,
): Promise<(OpenSearch & { expired: boolean }) | null> {
  const row = await readSearch<StoredSearch>(services, caller, {
    kind: 'air',
    searchId,
    lifeMinutes: OFFER_MINUTES,
  })
  return row && { searchId, ...row.query, expired: row.expired }
}

/**
 * All wanted fares of an open search. Only wanted sources are asked, and those that fail are left out (gap
 * 216).
 * @throws SupplyFailure when all that are asked fail.
 */
export async function wantedFares(
  services: Services,
  { query, wanted }: OpenSearch,
  signal: AbortSignal,
): Promise<Fare[]> {
  const fares: Fare[] = []
  const onFailure = (failure: SupplyFailure) => {
    services.log.warn({ source: failure.source, err: failure }, 'a source was left out of a search')
  }
  for await (const batch of services.air.search(query, signal, { source: wanted.source, onFailure })) {
    for (const fare of batch) if (isWanted(fare, wanted)) fares.push(fare)
  }
  return fares
}

/**
 * All wanted fares of an earlier search at once, as its answer had them, without those whose first flight has
 * left since.
 */
export async function storedFares(
  services: Services,
  caller: Caller,
  { query, wanted }: OpenSearch,
): Promise<Fare[]> {
  const all = await services.air.all(query)
  const fares = all.filter((fare) => isWanted(fare, wanted))
  if (departsAfter(query.legs[0]!.date, caller.now) === null) return fares
  // Many fares share a leg.
  const legs = [...new Set(fares.map((fare) => fare.legs[0]!))]
  const departed = departedLegs(services.reference, legs, caller.now)
  const left = new Set(legs.filter((_leg, at) => departed[at]))
  return fares.filter((fare) => !left.has(fare.legs[0]!))
}

/** Whether a fare passes the filters and fits into an offer code. */
export function isWanted(fare: Fare, wanted: Wanted): boolean {
  if (fare.index > MAX_OFFER_INDEX) return false
  if (wanted.source !== null && fare.source !== wanted.source) return false
  return wanted.fareType === null || fare.fareType === wanted.fareType
}

/**
 * The first date, `YYYY-MM-DD`, on which a leg can begin where it does, after the leg before it: the date of
 * that one, or the day before where the journey crosses the date line eastwards (decision 19).
 * Whether a flight is caught, the times of the flights decide.
 */
export function onwardDay(
  reference: Pick<ReferenceSupply, 'airports'>,
  before: Pick<AirQueryLeg, 'origin' | 'date'>,
  leg: Pick<AirQueryLeg, 'origin'>,
): string {
  const noon = Date.parse(`${before.date}T12:00Z`)
  const offset = (place: string) => offsetAt(zoneOfPlace(reference, place), noon / 60_000)
  const crosses = offset(before.origin) - offset(leg.origin) > DATE_LINE_HOURS * 60
  return crosses ? new Date(noon - 86_400_000).toISOString().slice(0, 10) : before.date
}
