import { CHECK_MINUTES } from '../../../contract/booking/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../session/caller.ts'

/**
 * Opens offers for booking in this session for 15 minutes of office time, at this total: what a revalidation or a rate
 * check leaves behind, under every code that it answers to (gaps 55, 105).
 */
export async function openForBooking(
  services: Services,
  caller: Caller,
  codes: readonly string[],
  totalCents: number,
): Promise<void> {
  const expires_at = plusSeconds(caller.now, CHECK_MINUTES * 60)
  await services.db
    .insertInto('revalidation')
    .values(
      [...new Set(codes)].map((fare_source_code) => ({
        office_id: caller.officeId,
        session_key: caller.sessionKey,
        fare_source_code,
        total_cents: totalCents,
        expires_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'session_key', 'fare_source_code']).doUpdateSet((eb) => ({
        total_cents: eb.ref('excluded.total_cents'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute()
}

/** The total that this session was told for a code, in cents; null where it asked for none, or too long ago. */
export async function checkedTotalCents(
  services: Services,
  caller: Caller,
  fareSourceCode: string,
): Promise<number | null> {
  const opened = await services.db
    .selectFrom('revalidation')
    .select(['total_cents', 'expires_at'])
    .where('office_id', '=', caller.officeId)
    .where('session_key', '=', caller.sessionKey)
    .where('fare_source_code', '=', fareSourceCode)
    .executeTakeFirst()
  return !opened || opened.expires_at < caller.now ? null : Number(opened.total_cents)
}
