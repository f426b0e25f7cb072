import type { Services } from '../../services.ts'
import type { Fare } from '../../supply/air/fare.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { fareOfCode } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { totalCents } from './total-cents.ts'

/**
 * A fare at the price that this client saw last: that of its revalidation while it may book it, otherwise
 * that of the search (gap 126).
 * Faults: `expired`: the search is too old, and no revalidation counts any more; `gone`: the code is unknown.
 */
export async function readOffer(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<{ fare: Fare; priceChanged: boolean }, 'expired' | 'gone'>> {
  const result = await fareOfCode(services, caller, offerCode)
  if (!result.ok) return result
  const { fare, expired } = result.value
  const checked = await checkedTotalCents(services, caller, offerCode)
  if (checked === null && expired) return fail('expired')
  const byCents = checked === null ? 0 : checked - totalCents(fare)
  return ok({ fare: byCents === 0 ? fare : reprice(fare, byCents), priceChanged: byCents !== 0 })
}
