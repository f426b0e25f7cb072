import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { CheckedAt, CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { checkedRateOf, rateCheckInput, type Rate } from '../../lib/hotel/rate.ts'
import { checkOffer } from '../booking/check-offer.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * Checks a rate again in this very session, and adds the office time of the answer and the wallet's available
 * amount.
 */
export function recheckRate(
  desk: Desk,
  grant: AnyGrant,
  rateCode: string,
): Promise<OfferCheckOutcome<CheckedOffer<Rate>>> {
  const call = callAs(desk, grant, 'hotel.check-rate', rateCheckInput(rateCode))
  return checkOffer(desk, grant, 'hotel', call, pricedRate)
}

/** The answer of a check as an offer, with the office's time and money. */
export function pricedRate(answer: ResponseOf<'hotel.check-rate'>, at: CheckedAt): CheckedOffer<Rate> {
  return { ...at, offer: checkedRateOf(answer) }
}
