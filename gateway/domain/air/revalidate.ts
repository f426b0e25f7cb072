import { REVALIDATION_MINUTES } from '../../../contract/air/booking-states.ts'
import { armedEffect, type ArmedEffect } from '../../control/armed.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { totalCents, type Fare } from '../../supply/air/fare.ts'
import { fail, ok, type Failure, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import { findFare, type FoundFare } from './find-fare.ts'
import { reprice } from './reprice.ts'
import { seatsAreLeft } from './seats.ts'

/** A fare as it may be booked now. */
export type Revalidated = { fare: Fare; priceChanged: boolean }

/** By how much the price scenarios move a total. Cents. */
const RISE_CENTS = 1_000
const FALL_CENTS = -1_500

/**
 * Prices a fare again and opens it for booking in this session for 15 minutes (gap 55).
 * Errors: Err0102003 the fare is older than its lifetime, Err0102005 unknown or sold (gap 54).
 */
export async function revalidate(
  services: Services,
  caller: Caller,
  fareSourceCode: string,
): Promise<Outcome<Revalidated, 'Err0102003' | 'Err0102005'>> {
  const found = await findFare(services, caller, fareSourceCode)
  if (!found.ok) return found
  const effect = caller.environment === 'sandbox' ? await effectOn(services, caller, found.value) : null
  const gone = refusalOf(effect)
  if (gone) return gone
  const { fare } = found.value
  if (!(await seatsAreLeft(services.db, caller.officeId, fare))) return fail('Err0102005')
  const priced =
    effect === 'price_rise' ? reprice(fare, RISE_CENTS) : effect === 'price_fall' ? fall(fare) : fare
  await services.db
    .insertInto('revalidation')
    .values({
      office_id: caller.officeId,
      session_key: caller.sessionKey,
      fare_source_code: fareSourceCode,
      total_cents: totalCents(priced),
      expires_at: plusSeconds(caller.now, REVALIDATION_MINUTES * 60),
    })
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'session_key', 'fare_source_code']).doUpdateSet((eb) => ({
        total_cents: eb.ref('excluded.total_cents'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute()
  return ok({ fare: priced, priceChanged: totalCents(priced) !== totalCents(fare) })
}

function fall(fare: Fare): Fare {
  return reprice(fare, FALL_CENTS)
}

/** What a scenario, by route or armed, does to this revalidation. */
async function effectOn(services: Services, caller: Caller, found: FoundFare): Promise<ArmedEffect | null> {
  return found.scenario?.atRevalidate ?? (await armedEffect(services.db, caller.officeId))
}

function refusalOf(effect: ArmedEffect | null): Failure<'Err0102003' | 'Err0102005'> | null {
  if (effect === 'sold_out') return fail('Err0102005')
  return effect === 'expired' ? fail('Err0102003') : null
}
