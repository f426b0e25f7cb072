import type { Services } from '../../services.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from './caller.ts'

/**
 * Ends the caller's session at once (Authentication 6).
 * Errors: Err0101001 when another call ended it while this one was running (gap 2).
 */
export async function endSession(
  services: Services,
  caller: Caller,
): Promise<Outcome<Record<never, never>, 'Err0101001'>> {
  const ended = await services.db
    .updateTable('session')
    .set({ ended_at: services.clock.now() })
    .where('session_key', '=', caller.sessionKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n ? ok({}) : fail('Err0101001')
}
