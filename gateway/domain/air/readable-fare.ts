import type { Services } from '../../services.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { fareOfCode, type FoundFare } from './find-fare.ts'

/**
 * The fare of an offer code whose rules and baggage are asked for: one whose search is fresh, or that
 * this session has revalidated and can still book.
 * Faults: `expired`: the search is too old; `gone`: the code is unknown.
 */
export async function readableFare(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<FoundFare, 'expired' | 'gone'>> {
  const result = await fareOfCode(services, caller, offerCode)
  if (!result.ok || !result.value.expired) return result
  return (await checkedTotalCents(services, caller, offerCode)) === null ? fail('expired') : result
}
