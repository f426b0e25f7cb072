import { CHECK_MINUTES } from '../../../contract/hotel/limits.ts'
import { plusSeconds } from '../../clock.ts'
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
  /** The last instant at which it may be booked by this check. */
  until: Date
}

type NotForSale = 'expired' | 'gone'

/** The change of a rate between search and check: gone, price raised, or none. */
type Turn = { fault: NotForSale } | { raised: boolean }

const armedTurns = ['sold_out', 'expired', 'price_rise'] as const

/**
 * Verifies a rate and lets this session book it for 15 minutes, under the old code and the new one (gap 105).
 * The code changes with the price. Once the search has expired, a repeated check answers the price of the one
 * that still counts, and does not prolong it. Source: Session gateway, HotelCheckRate; gaps 54, 93.
 * Faults: `expired`; `gone`: unknown, or sold out since.
 */
export async function checkRate(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<CheckedRate, NotForSale>> {
  const result = await findRate(services, caller, offerCode)
  if (!result.ok) return result
  const { lapsed } = result.value
  if (lapsed) return ok(checkedAs(result.value, lapsed, lapsed.until))
  const turn = await turnOf(services, caller, result.value)
  if ('fault' in turn) return fail(turn.fault)
  const checked = checkedAs(result.value, turn, plusSeconds(caller.now, CHECK_MINUTES * 60))
  await openForBooking(services, caller, [offerCode, checked.offerCode], {
    totalCents: checked.rate.totalCents,
    minutes: CHECK_MINUTES,
  })
  return ok(checked)
}

function checkedAs(match: FoundRate, variant: { raised: boolean }, until: Date): CheckedRate {
  const { hotel, query } = match
  const rate = match.rateAs(variant)
  const priceChanged = rate.totalCents !== match.rate.totalCents
  return { hotel, query, rate, offerCode: match.codeAs(variant), priceChanged, until }
}

/**
 * The change that the hotel's scenario, otherwise an armed one, makes to the rate.
 * Production prices never change.
 */
async function turnOf(services: Services, caller: Caller, match: FoundRate): Promise<Turn> {
  // A price that rose stays raised; checking again does not raise it further.
  const stays: Turn = { raised: match.raised }
  if (caller.environment === 'production') return stays
  const { atCheck } = match.hotel.behaviour
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
