import type { Services } from '../../services.ts'
import { checkedTotalCents } from '../booking/checked-offer.ts'
import { fail, ok } from '../outcome.ts'
import { takeArmed } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import type { Quote } from './bookable-fare.ts'
import { fareOfCode } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { totalCents } from './total-cents.ts'

/** The amount by which the armed `rise_at_booking` changes a total. Cents. */
const ARMED_RISE_CENTS = 1_000

/**
 * The fare of a FareSourceCode at the price that this session saw at revalidation. That price is valid for 15
 * minutes whatever the age of the search.
 * Faults: `expired`: the fare is closed (gap 210); `not-checked`; `gone`: the search of the code is gone.
 */
export function quoteFor(services: Services, caller: Caller, fareSourceCode: string): Quote {
  return async () => {
    const found = await fareOfCode(services, caller, fareSourceCode)
    if (found.ok && found.value.fare.closed) return fail('expired')
    const checkedCents = await checkedTotalCents(services, caller, fareSourceCode)
    if (checkedCents === null) return fail('not-checked')
    if (!found.ok) return found
    const { query, ticketSeconds } = found.value
    const bookingByCents = await movedBy(services, caller, found.value.bookingByCents)
    const difference = checkedCents - totalCents(found.value.fare) + bookingByCents
    const fare = reprice(found.value.fare, difference)
    return ok({
      fareSourceCode,
      fare,
      totalCents: totalCents(fare),
      priceChanged: bookingByCents !== 0,
      ticketSeconds,
      query,
    })
  }
}

/** What the supplier's price moves by while booking, otherwise the effect of an armed sandbox scenario. */
async function movedBy(services: Services, caller: Caller, supplied: number): Promise<number> {
  if (supplied !== 0 || caller.environment === 'production') return supplied
  return (await takeArmed(services.db, caller.officeId, 'rise_at_booking')) ? ARMED_RISE_CENTS : 0
}
