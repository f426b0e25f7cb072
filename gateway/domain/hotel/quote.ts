import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { Taken } from '../../supply/hotel/rate.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { RateQuote } from './bookable-rate.ts'
import { rateOfCode } from './find-rate.ts'
import type { BookedHotel } from './hotel-booking.ts'
import { pricedAs, variantAt } from './rate-variant.ts'

/** Ignores other bookings: `isFree` looks at them when this booking takes its rooms. */
const nothingTaken: Taken = () => 0

/**
 * The rate of an offer code at the price that this session saw at the check. That price is valid for 15
 * minutes whatever the age of the search. Free rooms are checked later, while booking: a rate that the office
 * has already booked must be answered as a duplicate even when its last room is gone (gap 85).
 * Faults: `not-checked`; `gone`: the search of the code is gone.
 */
export function quoteRate(services: Services, caller: Caller, offerCode: string): RateQuote {
  return async () => {
    const checkedCents = await checkedTotalCents(services, caller, offerCode)
    if (checkedCents === null) return fail('not-checked')
    const named = await rateOfCode(services, caller, offerCode)
    if (!named.ok) return named
    const { hotel, query, scope, whenTaken, codeAs } = named.value
    const plain = await whenTaken(nothingTaken)
    if (!plain) return fail('gone')
    return ok({
      offerCode,
      activeCode: codeAs({ raised: false }),
      hotel: bookedHotelOf(hotel),
      query,
      rate: pricedAs(plain, variantAt(plain, checkedCents)),
      scope,
      isFree: async (taken) => (await whenTaken(taken)) !== null,
    })
  }
}

function bookedHotelOf({ hotelId, name, stars, lat, lon, timeZone }: Hotel): BookedHotel {
  return { hotelId, name, stars, lat, lon, timeZone }
}
