import { CHECK_MINUTES } from '../../../contract/air/limits.ts'
import type { Services } from '../../services.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { Repriced } from '../../supply/air/port.ts'
import { openForBooking } from '../booking/checked-offer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { armedEffect } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import { hasLeft } from './departed-legs.ts'
import { findFare, type FoundFare } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { seatsAreLeft } from './seats.ts'
import { totalCents } from './total-cents.ts'

/** A fare that may be booked now. */
export type Revalidated = { fare: Fare; priceChanged: boolean }

const armedTurns = ['sold_out', 'expired', 'price_rise', 'price_fall'] as const

/** The amount by which an armed price scenario changes a total. Cents. */
const ARMED_RISE_CENTS = 1_000
const ARMED_FALL_CENTS = -1_000

/**
 * Prices a fare again and lets this session book it for 15 minutes (gap 55).
 * Faults: `expired`: the search is too old, or the fare is closed (gap 210); `gone`: unknown, sold, or the
 * first flight has left.
 */
export async function revalidate(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<Outcome<Revalidated, 'expired' | 'gone'>> {
  const result = await findFare(services, caller, offerCode)
  if (!result.ok) return result
  const { fare } = result.value
  if (fare.closed) return fail('expired')
  if (hasLeft(services.reference, fare, caller.now)) return fail('gone')
  const repriced = await repricedNow(services, caller, result.value)
  if ('gone' in repriced) return fail(repriced.gone === 'expired' ? 'expired' : 'gone')
  if (!(await seatsAreLeft(services.db, caller.officeId, fare))) return fail('gone')
  const priced = repriced.byCents === 0 ? fare : reprice(fare, repriced.byCents)
  await openForBooking(services, caller, [offerCode], {
    totalCents: totalCents(priced),
    minutes: CHECK_MINUTES,
  })
  return ok({ fare: priced, priceChanged: totalCents(priced) !== totalCents(fare) })
}

/** The supplier's new price, otherwise the effect of an armed sandbox scenario. */
async function repricedNow(services: Services, caller: Caller, { repriced }: FoundFare): Promise<Repriced> {
  if ('gone' in repriced || repriced.byCents !== 0 || caller.environment === 'production') return repriced
  switch (await armedEffect(services.db, caller.officeId, armedTurns)) {
    case 'sold_out':
      return { gone: 'sold-out' }
    case 'expired':
      return { gone: 'expired' }
    case 'price_rise':
      return { byCents: ARMED_RISE_CENTS }
    case 'price_fall':
      return { byCents: ARMED_FALL_CENTS }
    case null:
      return repriced
  }
}
