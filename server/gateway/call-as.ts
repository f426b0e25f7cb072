import 'server-only'
import type { InputOf, OperationId, OperationOf, ResponseOf } from '../../contract/registry.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import type { PermissionOf } from '../session/permission.ts'
import type { CallOptions } from './client.ts'
import type { Outcome } from './outcome.ts'

/** The grant that an operation needs: a commit its very own, a read any. */
export type GrantForCall<Id extends OperationId> = OperationOf<Id>['kind'] extends 'commit'
  ? Grant<PermissionOf<Id>>
  : AnyGrant

/** Calls an operation in the name of a signed-in user. */
export function callAs<Id extends OperationId>(
  desk: Desk,
  grant: GrantForCall<Id>,
  id: Id,
  input: InputOf<Id>,
  signal?: AbortSignal,
): Promise<Outcome<ResponseOf<Id>>> {
  return desk.gateway.call(id, input, optionsFor(grant as AnyGrant, signal))
}

/** Options of a call in the name of a signed-in user. */
export function optionsFor(grant: AnyGrant, signal?: AbortSignal): CallOptions {
  const options = {
    environment: grant.environment,
    sessionId: grant.gatewaySession.reveal(),
    requestId: grant.requestId,
  }
  return signal ? { ...options, signal } : options
}
