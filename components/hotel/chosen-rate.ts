import type { StayOffer } from '../../lib/hotel/stay-offer.ts'
import type { StayDates } from '../../lib/hotel/stay.ts'
import { readable, writeDates } from '../../lib/hotel/stay-params.ts'

/** Where a chosen rate lies in the read cache, for the book form to show before anything has answered. */
export function chosenRateKey(rateCode: string) {
  return ['rate', rateCode] as const
}

/** Where the same lies in the tab's session storage, for a reload of the form. */
export function chosenRateStorageKey(rateCode: string): string {
  return `rate:${rateCode}`
}

/**
 * The address of the book form for a rate. It names the code that the search gave, whatever a check has turned it into: the
 * reference that guards against booking twice follows from it.
 */
export function bookHref(chosen: {
  rateCode: string
  hotelId: number
  stay: StayDates
  place: string | null
}) {
  const params = new URLSearchParams({ rate: chosen.rateCode, hotel: String(chosen.hotelId) })
  for (const [name, value] of writeDates(chosen.stay)) params.set(name, value)
  if (chosen.place !== null) params.set('place', chosen.place)
  return `/hotels/book?${readable(params)}` as const
}

/** What is handed from the rates to the form: the offer that the agent saw, or agreed to after a check. */
export function isStayOffer(value: unknown): value is StayOffer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'offerCode' in value &&
    'rooms' in value &&
    'terms' in value
  )
}
