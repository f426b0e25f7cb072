import { fareView, type FareView } from '../../lib/air/fare-view.ts'
import type { CheckedOffer, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { priceCheck, readCheck } from '../booking/book/price-check.ts'

/** Revalidates a fare over HTTP. A server action would block the draft's saves until it has answered. */
export function checkFare(fareSourceCode: string): Promise<OfferCheckOutcome<CheckedOffer<FareView>>> {
  return priceCheck('air', async () => {
    const { itinerary, ...at } = await readCheck('air', { FareSourceCode: fareSourceCode })
    return { ...at, offer: fareView(itinerary) }
  })
}
