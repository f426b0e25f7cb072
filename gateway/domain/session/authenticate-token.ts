import type { Environment } from '../../../contract/session/limits.ts'
import { officeNow } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { queryNamed } from '../../store/query-named.ts'
import type { Caller } from './caller.ts'
import { callerJson, type LiveCaller } from './caller-json.ts'
import { tokenKeyOf } from './token-key.ts'

type LiveToken = {
  live: LiveCaller
  scopes: string
  session_key: string | null
  client_key: string
  expires_at: Date
}

/** Every call of the v3 family runs it. */
const proof = {
  name: 'prove-token',
  text: `select ${callerJson('t')} as live, t.scopes, t.session_key, t.client_key, t.expires_at
    from gateway.token t join gateway.office o on o.office_id = t.office_id
      left join gateway.session s on s.session_key = t.session_key
    where t.token_key = $1 and t.expires_at > $2 and t.environment = $3
      and (t.session_key is null or s.ended_at is null)`,
}

/**
 * Authenticates an access token: it must be known, less than an hour old (real time),
 * of this environment, and the session it was exchanged for, if any, must not have
 * ended. Null otherwise, without a reason (RFC 6750, section 3.1).
 */
export async function authenticateToken(
  services: Services,
  input: { token: string; environment: Environment; requestId: string },
): Promise<{ caller: Caller; scopes: ReadonlySet<string> } | null> {
  if (!input.token) return null
  const { rows } = await queryNamed<LiveToken>(services, proof, [
    tokenKeyOf(input.token),
    services.clock.now(),
    input.environment,
  ])
  const row = rows[0]
  if (!row) return null
  const { offsetSeconds, ...who } = row.live
  const caller: Caller = {
    ...who,
    // A token made from a session shares its key: an offer that one of them checks, the other may book.
    sessionKey: row.session_key ?? row.client_key,
    now: officeNow(services.clock, offsetSeconds),
    expiresAt: row.expires_at,
    requestId: input.requestId,
  }
  return { caller, scopes: new Set(row.scopes.split(' ')) }
}
