import type { CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { rateCheckInput, type Rate } from '../../lib/hotel/rate.ts'
import { priceCheck, readCheck } from '../booking/book/price-check.ts'

/** Checks a rate over HTTP. A server action would block the draft's saves until it has answered. */
export function checkRate(rateCode: string): Promise<OfferCheckOutcome<CheckedOffer<Rate>>> {
  return priceCheck('hotel', () => readCheck('hotel', rateCheckInput(rateCode)))
}
