import type { Services } from '../../services.ts'
import { totalCents, type Fare } from '../../world/air/fare.ts'
import { openForBooking } from '../booking/checked-offer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { armedEffect } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import { findFare, type FoundFare } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { seatsAreLeft } from './seats.ts'

/** A fare as it may be booked now. */
export type Revalidated = { fare: Fare; priceChanged: boolean }

type Refusal = 'Err0102003' | 'Err0102005'

/** What happens to a fare between search and revalidation: gone, or dearer or cheaper by some cents. */
type Turn = { gone: Refusal } | { byCents: number }

const armedTurns = ['sold_out', 'expired', 'price_rise', 'price_fall'] as const

/** By how much an armed price scenario moves a total. Cents. */
const ARMED_RISE_CENTS = 1_000
const ARMED_FALL_CENTS = -1_000

/**
 * Prices a fare again and opens it for booking in this session for 15 minutes (gap 55).
 * Errors: Err0102003 the fare is older than its lifetime, Err0102005 unknown or sold (gap 54).
 */
export async function revalidate(
  services: Services,
  caller: Caller,
  fareSourceCode: string,
): Promise<Outcome<Revalidated, Refusal>> {
  const found = await findFare(services, caller, fareSourceCode)
  if (!found.ok) return found
  const turn = await turnOf(services, caller, found.value)
  if ('gone' in turn) return fail(turn.gone)
  const { fare } = found.value
  if (!(await seatsAreLeft(services.db, caller.officeId, fare))) return fail('Err0102005')
  const priced = turn.byCents === 0 ? fare : reprice(fare, turn.byCents)
  await openForBooking(services, caller, [fareSourceCode], totalCents(priced))
  return ok({ fare: priced, priceChanged: totalCents(priced) !== totalCents(fare) })
}

/** What the scenario of the route, or else an armed one, makes of the fare; nothing in production. */
async function turnOf(services: Services, caller: Caller, found: FoundFare): Promise<Turn> {
  if (caller.environment === 'production') return { byCents: 0 }
  const after = found.scenario?.after
  if (after?.kind === 'gone-at-revalidate') return { gone: after.error }
  if (after?.kind === 'price-at-revalidate') return { byCents: after.deltaCents }
  switch (await armedEffect(services.db, caller.officeId, armedTurns)) {
    case 'sold_out':
      return { gone: 'Err0102005' }
    case 'expired':
      return { gone: 'Err0102003' }
    case 'price_rise':
      return { byCents: ARMED_RISE_CENTS }
    case 'price_fall':
      return { byCents: ARMED_FALL_CENTS }
    case null:
      return { byCents: 0 }
  }
}
