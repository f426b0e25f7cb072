import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelRate, Taken } from '../../supply/hotel/rate.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { RateQuote } from './bookable-rate.ts'
import { rateOfCode } from './find-rate.ts'
import type { BookedHotel } from './hotel-booking.ts'
import { pricedAs } from './rate-variant.ts'

/** Who else took rooms is asked when this booking takes its own. */
const nothingTaken: Taken = () => 0

/**
 * The rate of a FareSourceCode at the price that this session was told when it was checked, which counts for its 15 minutes
 * however old the search is. Whether rooms are left is the booking's own question: a rate that the office has booked
 * already is a duplicate, though its last room is gone (gap 85).
 * Faults: `not-checked`, `gone`: the code's search is gone.
 */
export function quoteRate(services: Services, caller: Caller, fareSourceCode: string): RateQuote {
  return async () => {
    const checkedCents = await checkedTotalCents(services, caller, fareSourceCode)
    if (checkedCents === null) return fail('not-checked')
    const named = await rateOfCode(services, caller, fareSourceCode)
    if (!named.ok) return named
    const { hotel, query, scope, whenTaken, codeAs } = named.value
    const plain = await whenTaken(nothingTaken)
    if (!plain) return fail('gone')
    return ok({
      fareSourceCode,
      activeCode: codeAs({ raised: false }),
      hotel: bookedHotelOf(hotel),
      query,
      rate: rateAt(plain, checkedCents),
      scope,
      isFree: async (taken) => (await whenTaken(taken)) !== null,
    })
  }
}

/** The rate at the total that was told: its first price, or that after a rise. */
function rateAt(plain: HotelRate, totalCents: number): HotelRate {
  const rate = [plain, pricedAs(plain, { raised: true })].find((each) => each.totalCents === totalCents)
  if (!rate) throw new Error('a checked rate must be for sale at the price it was checked at')
  return rate
}

function bookedHotelOf({ hotelId, name, stars, lat, lon }: Hotel): BookedHotel {
  return { hotelId, name, stars, lat, lon }
}
