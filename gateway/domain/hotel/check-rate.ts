import { CHECK_MINUTES } from '../../../contract/hotel/limits.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import { openForBooking } from '../booking/checked-offer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { armedEffect } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import { findRate, type FoundRate } from './find-rate.ts'
import type { HotelQuery } from './hotel-query.ts'

/** A rate that may be booked now, under the returned code and the requested one. */
export type CheckedRate = {
  hotel: Hotel
  query: HotelQuery
  rate: HotelRate
  offerCode: string
  priceChanged: boolean
}

type NotForSale = 'expired' | 'gone'

/** The change of a rate between search and check: gone, price raised, or none. */
type Turn = { fault: NotForSale } | { raised: boolean }

const armedTurns = ['sold_out', 'expired', 'price_rise'] as const

/**
 * Verifies a rate and lets this session book it for 15 minutes, under the old code and the new one (gap 105).
 * The code changes with the price. Source: Session gateway, HotelCheckRate; gaps 54, 93.
 * Faults: `expired`; `gone`: unknown, or sold out since.
 */
export async function checkRate(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<CheckedRate, NotForSale>> {
  const found = await findRate(services, caller, offerCode)
  if (!found.ok) return found
  const turn = await turnOf(services, caller, found.value)
  if ('fault' in turn) return fail(turn.fault)
  const { hotel, query, codeAs, rateAs } = found.value
  const rate = rateAs(turn)
  const newCode = codeAs(turn)
  await openForBooking(services, caller, [offerCode, newCode], {
    totalCents: rate.totalCents,
    minutes: CHECK_MINUTES,
  })
  return ok({
    hotel,
    query,
    rate,
    offerCode: newCode,
    priceChanged: rate.totalCents !== found.value.rate.totalCents,
  })
}

/**
 * The change that the hotel's scenario, otherwise an armed one, makes to the rate.
 * Production prices never change.
 */
async function turnOf(services: Services, caller: Caller, found: FoundRate): Promise<Turn> {
  // A price that rose stays raised; checking again does not raise it further.
  const stays: Turn = { raised: found.raised }
  if (caller.environment === 'production') return stays
  const { atCheck } = found.hotel.behaviour
  if (atCheck === 'sold_out') return { fault: 'gone' }
  if (atCheck === 'price_rise') return { raised: true }
  switch (await armedEffect(services.db, caller.officeId, armedTurns)) {
    case 'sold_out':
      return { fault: 'gone' }
    case 'expired':
      return { fault: 'expired' }
    case 'price_rise':
      return { raised: true }
    case null:
      return stays
  }
}
