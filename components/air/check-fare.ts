import type { Fare } from '../../lib/air/fare.ts'
import type { CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { fareRequest } from '../../lib/air/air-reads.ts'
import { priceCheck, readCheck } from '../booking/book/price-check.ts'

/** Revalidates a fare over HTTP. A server action would block the draft's saves until it has answered. */
export function readFareCheck(fareCode: string): Promise<OfferCheckOutcome<CheckedOffer<Fare>>> {
  return priceCheck('air', () => readCheck('air', fareRequest(fareCode)))
}
