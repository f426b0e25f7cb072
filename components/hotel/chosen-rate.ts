import { hrefOf } from '../../lib/address/params.ts'
import type { Rate } from '../../lib/hotel/rate.ts'
import type { StayDates } from '../../lib/hotel/stay.ts'
import { writeDates } from '../../lib/hotel/stay-params.ts'

/** Read cache key of a chosen rate, which the booking form shows before any answer has come. */
export function chosenRateKey(rateCode: string) {
  return ['rate', rateCode] as const
}

/** Session storage key of the same, for a reload of the form. */
export function chosenRateStorageKey(rateCode: string): string {
  return `rate:${rateCode}`
}

/**
 * The address of the booking form for a rate. It has the code from the search, even if a check has returned
 * another code: the client reference that prevents a second booking is derived from it.
 */
export function bookHref(chosen: {
  rateCode: string
  hotelId: number
  stay: StayDates
  place: string | null
}) {
  const { rateCode, hotelId, stay, place } = chosen
  const rate = new URLSearchParams({ rate: rateCode, hotel: String(hotelId) })
  return hrefOf('/hotels/book', rate, writeDates({ ...stay, place }))
}

/**
 * True for the value that the hotel page stores for the form: the offer as shown, or as agreed to after a
 * check.
 */
export function isStayOffer(value: unknown): value is Rate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'offerCode' in value &&
    'rooms' in value &&
    'terms' in value
  )
}
