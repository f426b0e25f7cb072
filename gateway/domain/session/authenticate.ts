import type { Environment } from '../../../contract/session/limits.ts'
import { SESSION_MINUTES } from '../../../contract/session/limits.ts'
import { officeNow, plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { queryNamed } from '../../store/query-named.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Caller } from './caller.ts'
import { callerText, readCaller } from './caller-text.ts'
import { sessionKeyOf } from './session-key.ts'

const IDLE_SECONDS = SESSION_MINUTES * 60

/**
 * Checks and renews in one statement; every call runs it (bar 14).
 * Clocks of production offices are never moved, so their sessions are renewed without the office: in a
 * cluster that takes half the time.
 */
const renewals = {
  production: {
    name: 'renew-session',
    text: `update gateway.session s set seen_at = $1
      where s.session_key = $2 and s.ended_at is null and s.seen_at >= $3 and s.environment = $4
      returning ${callerText('s')} as caller, 0 as offset_seconds`,
  },
  sandbox: {
    name: 'renew-sandbox-session',
    text: `update gateway.session s set seen_at = $1 from gateway.office o
      where s.session_key = $2 and s.ended_at is null and s.seen_at >= $3 and s.environment = $4
        and o.office_id = s.office_id
      returning ${callerText('s')} as caller, o.clock_offset_seconds as offset_seconds`,
  },
} as const satisfies Record<Environment, { name: string; text: string }>

/**
 * Authenticates a SessionId and renews its session with one indexed update. Idle for more than 15 minutes is
 * Err0101002; missing, unknown or ended is Err0101001 (Authentication 5; gaps 7, 8). A session of the other
 * environment is Err0101007.
 */
export async function authenticate(
  services: Services,
  input: { sessionId: string; environment: Environment; requestId: string },
): Promise<Outcome<Caller, 'Err0101001' | 'Err0101002' | 'Err0101007'>> {
  if (!input.sessionId) return fail('Err0101001')
  const key = sessionKeyOf(input.sessionId)
  const now = services.clock.now()
  const oldest = plusSeconds(now, -IDLE_SECONDS)
  const { rows } = await queryNamed<{ caller: string; offset_seconds: number }>(
    services,
    renewals[input.environment],
    [now.toISOString(), key, oldest.toISOString(), input.environment],
  )
  const row = rows[0]
  if (!row) return fail(await reasonWhyNot(services, key, input.environment))
  return ok({
    ...readCaller(row.caller),
    sessionKey: key,
    now: officeNow(services.clock, row.offset_seconds),
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
