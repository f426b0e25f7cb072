import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../session/caller.ts'

/**
 * Lets this session book a checked offer, at this total and for this many minutes of office time, under each
 * of its codes (gaps 55, 105).
 */
export async function openForBooking(
  services: Services,
  caller: Caller,
  codes: readonly string[],
  check: { totalCents: number; minutes: number },
): Promise<void> {
  const expires_at = plusSeconds(caller.now, check.minutes * 60)
  await services.db
    .insertInto('checked_offer')
    .values(
      [...new Set(codes)].map((offer_code) => ({
        office_id: caller.officeId,
        session_key: caller.sessionKey,
        offer_code,
        total_cents: check.totalCents,
        expires_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'session_key', 'offer_code']).doUpdateSet((eb) => ({
        total_cents: eb.ref('excluded.total_cents'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute()
}

/** The total that this session saw for a code, in cents; null when it was not checked, or too long ago. */
export async function checkedTotalCents(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<number | null> {
  return (await checkOfSession(services, caller, offerCode))?.totalCents ?? null
}

/** The price that this session saw for a code, and the last instant at which it counts. */
export type SessionCheck = { totalCents: number; until: Date }

/** This session's check of a code; null when it was not checked, or too long ago. */
export async function checkOfSession(
  services: Services,
  caller: Caller,
  offerCode: string,
): Promise<SessionCheck | null> {
  const opened = await services.db
    .selectFrom('checked_offer')
    .select(['total_cents', 'expires_at'])
    .where('office_id', '=', caller.officeId)
    .where('session_key', '=', caller.sessionKey)
    .where('offer_code', '=', offerCode)
    .executeTakeFirst()
  if (!opened || opened.expires_at < caller.now) return null
  return { totalCents: Number(opened.total_cents), until: opened.expires_at }
}
