import type { OperationSpec } from '../../contract/operation.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { FailureId } from '../../contract/failures.ts'
import { authenticate } from '../domain/session/authenticate.ts'
import { authenticateToken } from '../domain/session/authenticate-token.ts'
import type { Caller, Grant } from '../domain/session/caller.ts'
import { roleMay } from '../domain/session/roles.ts'
import type { Services } from '../services.ts'
import type { Dialect } from './dialects/dialect.ts'

/**
 * The only place that creates a Grant. It authenticates the session or the token, then checks the token's
 * scope for the operation and, for both kinds of caller, the permission of the role (gap 13: environment,
 * session, permission, fields, business; gap 122).
 */
export async function passGate(
  services: Services,
  op: OperationSpec,
  dialect: Dialect,
  input: { credential: string; environment: Environment; requestId: string },
): Promise<{ ok: true; caller: Caller | Grant | null } | { ok: false; failure: FailureId }> {
  if (op.auth === 'none') return { ok: true, caller: null }
  const { credential, ...call } = input
  const denied = { ok: false, failure: dialect.denied } as const
  let caller: Caller
  if (op.auth === 'token') {
    const proof = await authenticateToken(services, { ...call, token: credential })
    if (!proof) return { ok: false, failure: dialect.unauthenticated('Err0101001') }
    if (op.scope !== null && ![op.scope, ...op.otherScopes].some((scope) => proof.scopes.has(scope)))
      return denied
    caller = proof.caller
  } else {
    const session = await authenticate(services, { ...call, sessionId: credential })
    if (!session.ok) return { ok: false, failure: dialect.unauthenticated(session.failure) }
    caller = session.value
  }
  if (op.permission !== null && !roleMay(caller.role, op.permission)) return denied
  return { ok: true, caller: caller as Grant }
}
