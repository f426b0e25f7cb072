import { SESSION_MINUTES } from '../../contract/session/limits.ts'
import { plusSeconds } from '../clock.ts'
import { sessionKeyOf } from '../domain/session/session-key.ts'
import type { Services } from '../services.ts'

/** Which sessions to expire: one by its id, or all of one person of an office. */
export type SessionsWanted = { sessionId: string } | { officeId: string; userName: string }

/**
 * Makes live sandbox sessions look idle for too long, so that their next call gets Err0101002.
 * @returns the number of sessions.
 */
export async function expireSessions(services: Services, wanted: SessionsWanted): Promise<number> {
  const now = services.clock.now()
  const lastLive = plusSeconds(now, -SESSION_MINUTES * 60)
  let sessions = services.db
    .updateTable('session')
    .set({ seen_at: plusSeconds(lastLive, -1) })
    .where('environment', '=', 'sandbox')
    .where('ended_at', 'is', null)
    .where('seen_at', '>=', lastLive)
  if ('sessionId' in wanted) sessions = sessions.where('session_key', '=', sessionKeyOf(wanted.sessionId))
  else {
    const { officeId, userName } = wanted
    sessions = sessions
      .where((eb) => eb.or([eb('office_id', '=', officeId), eb('org_id', '=', officeId)]))
      .where((eb) => eb(eb.fn('lower', ['user_name']), '=', userName.toLowerCase()))
  }
  const result = await sessions.executeTakeFirst()
  return Number(result.numUpdatedRows)
}
