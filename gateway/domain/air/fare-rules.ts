import type { Services } from '../../services.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { FareRules } from '../../supply/air/fare-rules.ts'
import { findBooking } from '../booking/find-booking.ts'
import { broken, fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { airKind } from './air-kind.ts'
import { readableFare } from './readable-fare.ts'

/** Which fare is meant: that of a booking, or that of an offer. */
export type AskedRules = { reference: string | null; offerCode: string | null }

type NotFound = 'expired' | 'gone' | 'not-found' | 'rule-broken'

/**
 * The rules of a fare with the fare itself. Of a booking, those that it was sold with; with both references
 * the booking is meant (gap 49).
 * Faults: `rule-broken`: neither reference; `expired`, `gone`: of the offer; `not-found`: no booking of the
 * office.
 */
export async function rulesOf(
  services: Services,
  caller: Caller,
  request: AskedRules,
): Promise<Outcome<{ fare: Fare; rules: FareRules }, NotFound, 'no-reference'>> {
  const result = await fareOf(services, caller, request)
  if (!result.ok) return result
  return ok({ fare: result.value, rules: await services.air.rules(result.value) })
}

async function fareOf(
  services: Services,
  caller: Caller,
  { reference, offerCode }: AskedRules,
): Promise<Outcome<Fare, NotFound, 'no-reference'>> {
  if (reference !== null) {
    const booking = await findBooking(services, airKind, caller, { reference, clientReference: null })
    return booking.ok ? ok(booking.value.detail.fare) : fail('not-found')
  }
  if (offerCode === null) return broken('no-reference')
  const offer = await readableFare(services, caller, offerCode)
  return offer.ok ? ok(offer.value.fare) : offer
}
