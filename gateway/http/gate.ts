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
 * The one place that mints a Grant: proves the session or the token, then asks the role for the operation's permission or
 * the token for its scope (gap 13: environment, session, permission, fields, business; gap 122).
 */
export async function passGate(
  services: Services,
  op: OperationSpec,
  dialect: Dialect,
  input: { credential: string; environment: Environment; requestId: string },
): Promise<{ ok: true; caller: Caller | Grant | null } | { ok: false; failure: FailureId }> {
  if (op.auth === 'none') return { ok: true, caller: null }
  if (op.auth === 'token') {
    const proof = await authenticateToken(services, { ...input, token: input.credential })
    if (!proof) return { ok: false, failure: dialect.unauthenticated('Err0101001') }
    if (op.scope && !proof.scopes.has(op.scope)) return { ok: false, failure: dialect.denied }
    return { ok: true, caller: proof.caller as Grant }
  }
  const session = await authenticate(services, {
    sessionId: input.credential,
    environment: input.environment,
    requestId: input.requestId,
  })
  if (!session.ok) return { ok: false, failure: dialect.unauthenticated(session.failure) }
  if (op.permission && !roleMay(session.value.role, op.permission))
    return { ok: false, failure: dialect.denied }
  return { ok: true, caller: session.value as Grant }
}
