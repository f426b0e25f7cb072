import type { Services } from '../../services.ts'
import type { Caller } from './caller.ts'

/** Ends the caller's session at once (Authentication 6). */
export async function endSession(services: Services, caller: Caller): Promise<void> {
  await services.db
    .updateTable('session')
    .set({ ended_at: services.clock.now() })
    .where('session_key', '=', caller.sessionKey)
    .where('ended_at', 'is', null)
    .execute()
}
