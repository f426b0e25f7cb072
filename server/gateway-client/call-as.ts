import 'server-only'
import {
  operationOf,
  type InputOf,
  type OperationId,
  type OperationOf,
  type ResponseOf,
} from '../../contract/registry.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import type { PermissionOf } from '../session/permission.ts'
import type { Secret } from '../session/secret.ts'
import { tokenFor } from './token.ts'
import { V3_TOKEN_VARIABLES } from '../settings.ts'
import type { CallOptions } from './client.ts'
import type { CallOutcome } from './outcome.ts'

/** The grant that an operation needs: a commit needs the grant of its own permission, a read takes any. */
export type GrantForCall<Id extends OperationId> = OperationOf<Id>['kind'] extends 'commit'
  ? Grant<PermissionOf<Id>>
  : AnyGrant

/** Calls an operation as a signed-in user, with their session or, in v3, their token. */
export function callAs<Id extends OperationId>(
  desk: Desk,
  grant: GrantForCall<Id>,
  id: Id,
  input: InputOf<Id>,
  signal?: AbortSignal,
  /** Names a commit of v3, so that the service carries it out once however often it is sent. */
  idempotencyKey?: string,
): Promise<CallOutcome<ResponseOf<Id>>> {
  const named = idempotencyKey === undefined ? {} : { idempotencyKey }
  const call = (options: CallOptions) => desk.gateway.call(id, input, { ...options, ...named })
  return inTheNameOf(desk, grant as AnyGrant, id, signal, call, isUnauthorized)
}

/** Opens an operation as a signed-in user; its body is passed on as bytes. */
export function openAs(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  input: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<CallOutcome<Response>> {
  const open = (options: CallOptions) => desk.gateway.open(id, input, options)
  const isRefused = (outcome: CallOutcome<Response>) => {
    if (outcome.kind !== 'ok' || outcome.data.status !== 401) return false
    void outcome.data.body?.cancel()
    return true
  }
  return inTheNameOf(desk, grant, id, signal, open, isRefused)
}

/** Exchanges a refused token once more: it may have been revoked elsewhere. */
async function inTheNameOf<T>(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  signal: AbortSignal | undefined,
  call: (options: CallOptions) => Promise<CallOutcome<T>>,
  isRefused: (outcome: CallOutcome<T>) => boolean,
): Promise<CallOutcome<T>> {
  const options = optionsFor(grant, signal)
  if (operationOf(id).auth !== 'token') return call(options)
  let refused: Secret | undefined
  for (let attempt = 0; ; attempt++) {
    const got = await tokenFor(desk, grant, refused)
    if (got.kind === 'failed') return got.outcome
    const outcome = await call({ ...options, token: got.token.reveal() })
    if (!isRefused(outcome)) return outcome
    if (got.origin === 'configured' || attempt > 0) return tokenRefused(grant, got.origin)
    refused = got.token
  }
}

/**
 * The refusal of a token. It has a code of its own, so that nobody is asked to sign in again: the session is
 * good.
 */
function tokenRefused(grant: AnyGrant, origin: 'configured' | 'exchanged'): CallOutcome<never> {
  const message =
    origin === 'configured'
      ? `The booking service refuses the token of ${V3_TOKEN_VARIABLES[grant.environment]}. Set a current one and start the desk again.`
      : 'The booking service refuses the token that it has just given.'
  return { kind: 'refused', code: 'TokenRefused', message, httpStatus: 401 }
}

function isUnauthorized(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.httpStatus === 401
}

/** Options of a call as a signed-in user. */
function optionsFor(grant: AnyGrant, signal?: AbortSignal): CallOptions {
  const options = {
    environment: grant.environment,
    officeId: grant.officeId,
    sessionId: grant.gatewaySession.reveal(),
    requestId: grant.requestId,
  }
  return signal ? { ...options, signal } : options
}
