import type { Environment, Role } from '../../../contract/session/limits.ts'
import { SESSION_MINUTES } from '../../../contract/session/limits.ts'
import { officeNow, plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from './caller.ts'
import { sessionKeyOf } from './session-key.ts'

type LiveSession = {
  office_id: string
  org_id: string
  office_name: string
  user_id: string
  user_name: string
  display_name: string
  role: Role
  environment: Environment
  public_id: string
  clock_offset_seconds: number
}

const IDLE_SECONDS = SESSION_MINUTES * 60

/** Proof and renewal in one statement, prepared once a connection: every call runs it (bar 14). */
const renewal = {
  name: 'renew-session',
  text: `update session s set seen_at = $1 from office o
    where s.session_key = $2 and s.ended_at is null and s.seen_at >= $3
      and s.environment = $4 and o.office_id = s.office_id
    returning s.office_id, s.org_id, s.office_name, s.user_id, s.user_name, s.display_name, s.role,
      s.environment, s.public_id, o.clock_offset_seconds`,
}

/**
 * Proves a SessionId and renews it: one indexed update. Idle for longer than 15 minutes is Err0101002; missing,
 * unknown or ended is Err0101001 (Authentication 5; gaps 7, 8). A session of the other environment is Err0101007.
 */
export async function authenticate(
  services: Services,
  input: { sessionId: string; environment: Environment; requestId: string },
): Promise<Outcome<Caller, 'Err0101001' | 'Err0101002' | 'Err0101007'>> {
  if (!input.sessionId) return fail('Err0101001')
  const key = sessionKeyOf(input.sessionId)
  const now = services.clock.now()
  const oldest = plusSeconds(now, -IDLE_SECONDS)
  const { rows } = await services.pool.query<LiveSession>({
    ...renewal,
    values: [now, key, oldest, input.environment],
  })
  const row = rows[0]
  if (!row) return fail(await reasonWhyNot(services, key, input.environment))
  return ok({
    officeId: row.office_id,
    orgId: row.org_id,
    officeName: row.office_name,
    userId: row.user_id,
    userName: row.user_name,
    displayName: row.display_name,
    role: row.role,
    environment: row.environment,
    sessionKey: key,
    publicId: row.public_id,
    now: officeNow(services.clock, row.clock_offset_seconds),
    expiresAt: plusSeconds(now, IDLE_SECONDS),
    requestId: input.requestId,
  })
}

async function reasonWhyNot(services: Services, key: string, environment: Environment) {
  const row = await services.db
    .selectFrom('session')
    .select(['ended_at', 'environment'])
    .where('session_key', '=', key)
    .executeTakeFirst()
  if (!row || row.ended_at) return 'Err0101001'
  return row.environment === environment ? 'Err0101002' : 'Err0101007'
}
