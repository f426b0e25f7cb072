import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { CheckedAt } from '../booking/offer-check.ts'

/** A fare that was just revalidated. */
export type PricedFare = CheckedAt & { itinerary: PricedItinerary }
