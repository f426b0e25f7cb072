import type { Services } from '../../services.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok } from '../outcome.ts'
import { putArmedBack, takeArmed } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import type { Quote } from './bookable-fare.ts'
import { hasLeft } from './departed-legs.ts'
import { fareOfCode } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { totalCents } from './total-cents.ts'

/** The amount by which the armed `rise_at_booking` changes a total. Cents. */
const ARMED_RISE_CENTS = 1_000

/**
 * The fare of an offer code at the price that this session saw at revalidation. That price is valid for 15
 * minutes whatever the age of the search.
 * Faults: `expired`: the fare is closed (gap 210); `not-checked`; `gone`: the search of the code is gone, or
 * the first flight has left.
 */
export function quoteFor(services: Services, caller: Caller, offerCode: string): Quote {
  return async () => {
    const result = await fareOfCode(services, caller, offerCode)
    if (result.ok && result.value.fare.closed) return fail('expired')
    const checkedCents = await checkedTotalCents(services, caller, offerCode)
    if (checkedCents === null) return fail('not-checked')
    if (!result.ok) return result
    if (hasLeft(services.reference, result.value.fare, caller.now)) return fail('gone')
    const { query, ticketSeconds } = result.value
    const armed = await takeArmedRise(services, caller, result.value.bookingByCents)
    const bookingByCents = armed?.byCents ?? result.value.bookingByCents
    const difference = checkedCents - totalCents(result.value.fare) + bookingByCents
    const fare = reprice(result.value.fare, difference)
    return ok({
      offerCode,
      fare,
      totalCents: totalCents(fare),
      shownCents: totalCents(result.value.fare),
      priceChanged: bookingByCents !== 0,
      ticketSeconds,
      query,
      ...(armed && { putBack: armed.putBack }),
    })
  }
}

type ArmedRise = { byCents: number; putBack: () => Promise<void> }

/**
 * Uses one strike of an armed sandbox scenario where the supplier's price does not move by itself. The strike
 * is taken here, so that two bookings at once never share it, and given back when no booking is made.
 */
async function takeArmedRise(
  { db }: Services,
  { environment, officeId }: Caller,
  supplied: number,
): Promise<ArmedRise | null> {
  if (supplied !== 0 || environment === 'production') return null
  const scenario = 'rise_at_booking'
  if (!(await takeArmed(db, officeId, scenario))) return null
  return { byCents: ARMED_RISE_CENTS, putBack: () => putArmedBack(db, officeId, scenario) }
}
