import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { PricedFare } from '../../lib/air/priced-fare.ts'
import type { CheckedAt, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { checkOffer } from '../booking/check-offer.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Prices a fare again, and adds the office time of the answer and the wallet's available amount. */
export function checkFare(
  desk: Desk,
  grant: AnyGrant,
  fareSourceCode: string,
): Promise<OfferCheckOutcome<PricedFare>> {
  const asked = callAs(desk, grant, 'air.revalidate', { FareSourceCode: fareSourceCode })
  return checkOffer(desk, grant, 'air', asked, pricedFare)
}

/** The answer of a revalidation with the office's time and money. */
export function pricedFare(answer: ResponseOf<'air.revalidate'>, at: CheckedAt): PricedFare {
  return { ...at, itinerary: answer.PricedItinerary }
}
