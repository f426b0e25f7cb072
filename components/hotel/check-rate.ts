import type { CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import type { StayOffer } from '../../lib/hotel/stay-offer.ts'
import { read } from '../../lib/read.ts'
import { priceCheck } from '../booking/book/price-check.ts'

/** Checks a rate over HTTP. A server action would block the draft's saves until it has answered. */
export function checkRate(fareSourceCode: string): Promise<OfferCheckOutcome<CheckedOffer<StayOffer>>> {
  return priceCheck('hotel', () => read('hotel.check-rate', { FareSourceCode: fareSourceCode }))
}
