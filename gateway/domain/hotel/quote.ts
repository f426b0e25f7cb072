import type { Services } from '../../services.ts'
import type { HotelRow } from '../../supply/hotel/city-hotels.ts'
import { hashText } from '../../supply/hash.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { RateQuote } from './bookable-rate.ts'
import { findRate, type FoundRate } from './find-rate.ts'
import type { BookedHotel } from './hotel-booking.ts'
import type { HotelScenario } from '../../supply/hotel/world/scenario-hotels.ts'

/**
 * The rate of a FareSourceCode at the price that this session was told when it was checked.
 * Errors: Err0102004 not checked in this session within 15 minutes (gap 105), Err0102003 and Err0102005 as there.
 */
export function quoteRate(services: Services, caller: Caller, fareSourceCode: string): RateQuote {
  return async () => {
    const checkedCents = await checkedTotalCents(services, caller, fareSourceCode)
    if (checkedCents === null) return fail('Err0102004')
    const found = await findRate(services, caller, fareSourceCode)
    if (!found.ok) return found
    const { hotel, query, scenario, scope, isFree, codeAs } = found.value
    const booked = bookedHotelOf(hotel)
    return ok({
      fareSourceCode,
      activeCode: codeAs({ raised: false }),
      hotel: booked,
      query,
      rate: rateAt(found.value, checkedCents),
      scenario,
      scope,
      extendable: isExtendable(booked.hotelId, scenario),
      isFree,
    })
  }
}

/** The rate at the total that was told: its first price, or that after a rise. */
function rateAt(found: FoundRate, totalCents: number) {
  const rate = [found.rateAs({ raised: false }), found.rateAs({ raised: true })].find(
    (each) => each.totalCents === totalCents,
  )
  if (!rate) throw new Error('a checked rate must be for sale at the price it was checked at')
  return rate
}

function bookedHotelOf({ city, row }: HotelRow): BookedHotel {
  return {
    hotelId: city.hotelId[row] ?? 0,
    name: city.name[row] ?? '',
    stars: city.stars[row] ?? 0,
    lat: city.lat[row] ?? 0,
    lon: city.lon[row] ?? 0,
  }
}

/** Two hotels of five give more time; which ones, follows from their numbers. */
function isExtendable(hotelId: number, scenario: HotelScenario | null): boolean {
  return scenario === 'extendable' || (scenario === null && hashText(`extend ${hotelId}`) % 5 < 2)
}
