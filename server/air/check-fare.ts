import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { Fare } from '../../lib/air/fare.ts'
import { fareRequest } from '../../lib/air/air-reads.ts'
import { parseFare } from '../../lib/air/parse-fare.ts'
import type { CheckedAt, CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { checkOffer } from '../booking/check-offer.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Prices a fare again, and adds the office time of the answer and the wallet's available amount. */
export function checkFare(
  desk: Desk,
  grant: AnyGrant,
  fareCode: string,
): Promise<OfferCheckOutcome<CheckedOffer<Fare>>> {
  const call = callAs(desk, grant, 'air.revalidate', fareRequest(fareCode))
  return checkOffer(desk, grant, 'air', call, checkedFare)
}

/** The answer of a revalidation with the office's time and money. */
export function checkedFare(answer: ResponseOf<'air.revalidate'>, at: CheckedAt): CheckedOffer<Fare> {
  return { ...at, offer: parseFare(answer.PricedItinerary) }
}
