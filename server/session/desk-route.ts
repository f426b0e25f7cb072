import 'server-only'
import { desk, type Desk } from '../desk.ts'
import { failure, orRecordsAway } from '../request/failure.ts'
import { UnstorableText } from '../request/unstorable.ts'
import { gateFailure, requireRouteGrant } from './gate.ts'
import type { Grant } from './grant.ts'
import type { Permission } from './permission.ts'

declare const guarded: unique symbol

/**
 * A route handler that asks the gate before anything else. Only the two functions of this file make one, and
 * whatever else a `route.ts` exports is a type error (`tests/structure/routes.test.ts`).
 */
export type GuardedRoute<Context extends unknown[] = never[]> = ((
  request: Request,
  ...context: Context
) => Promise<Response>) & { readonly [guarded]: true }

/** Answers who is asking: `requireRouteGrant`, or a function of a test. */
export type Gatekeeper = typeof requireRouteGrant<Permission>

/** A route of signed-in people who have the permission. */
export function deskRoute<P extends Permission, Context extends unknown[]>(
  permission: P,
  answer: (
    desk: Desk,
    grant: Grant<NoInfer<P>>,
    request: Request,
    ...context: Context
  ) => Response | Promise<Response>,
): GuardedRoute<Context> {
  return guardedRoute(async (request, ...context: Context) => {
    const gate = await requireRouteGrant(permission)
    return gate.ok ? answer(desk(), gate.grant, request, ...context) : gateFailure(gate.refusal)
  })
}

/** A route whose permission depends on the request: the code that answers it asks the gate. */
export function gatedRoute<Context extends unknown[]>(
  answer: (desk: Desk, gate: Gatekeeper, request: Request, ...context: Context) => Promise<Response>,
): GuardedRoute<Context> {
  return guardedRoute((request, ...context: Context) =>
    answer(desk(), requireRouteGrant, request, ...context),
  )
}

/**
 * Marks a route that its callers above have guarded. Answers 503 where the records are away; a body that
 * cannot be stored is refused here for all.
 */
function guardedRoute<Context extends unknown[]>(
  route: (request: Request, ...context: Context) => Promise<Response>,
): GuardedRoute<Context> {
  const answered = (request: Request, ...context: Context) =>
    orRecordsAway(async () => {
      try {
        return await route(request, ...context)
      } catch (error) {
        if (error instanceof UnstorableText) return failure(400, 'BadRequest', error.message)
        throw error
      }
    })
  return answered as GuardedRoute<Context>
}
