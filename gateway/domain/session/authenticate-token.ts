import type { Environment } from '../../../contract/session/limits.ts'
import { officeNow } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { queryNamed } from '../../store/query-named.ts'
import type { Caller } from './caller.ts'
import { callerText, readCaller } from './caller-text.ts'
import { tokenKeyOf } from './token-key.ts'

type LiveToken = {
  caller: string
  offset_seconds: number
  scopes: string
  session_key: string | null
  client_key: string
  expires_at: Date
}

/** Every call of the v3 family runs it. */
const proof = {
  name: 'prove-token',
  text: `select ${callerText('t')} as caller, o.clock_offset_seconds as offset_seconds,
      t.scopes, t.session_key, t.client_key, t.expires_at
    from gateway.token t join gateway.office o on o.office_id = t.office_id
    where t.token_key = $1 and t.expires_at > $2 and t.environment = $3`,
}

/** Apart from the token's own statement: in a cluster the session may be on another node. */
const end = {
  name: 'find-ended-session',
  text: 'select from gateway.session where session_key = $1 and ended_at is not null',
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
  if (!row || (await hasEnded(services, row.session_key))) return null
  const caller: Caller = {
    ...readCaller(row.caller),
    // A token made from a session shares its key: an offer that one of them checks, the other may book.
    sessionKey: row.session_key ?? row.client_key,
    now: officeNow(services.clock, row.offset_seconds),
    expiresAt: row.expires_at,
    requestId: input.requestId,
  }
  return { caller, scopes: new Set(row.scopes.split(' ')) }
}

async function hasEnded(services: Services, sessionKey: string | null): Promise<boolean> {
  if (sessionKey === null) return false
  const { rows } = await queryNamed(services, end, [sessionKey])
  return rows.length === 1
}
