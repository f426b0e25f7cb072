import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { Environment, Role } from '../../contract/session/limits.ts'
import { isDatabaseLost } from '../../database/lost.ts'
import { desk, type Desk } from '../desk.ts'
import { requestIdFrom } from '../request-id.ts'
import { failure, recordsAway } from '../request/failure.ts'
import { isOwnOrigin } from '../request/same-origin.ts'
import { cookieName } from './cookie.ts'
import type { Grant, GrantFacts } from './grant.ts'
import { mayUse, type Permission } from './permission.ts'
import { findSession, gatewaySessionOf, isIdle, slideSession } from './session-row.ts'

/** `SignedOut` and `SessionExpired` lead to a sign-in, the latter over the page; `NotPermitted` is final. */
export type GateRefusal = { kind: 'refused'; code: 'SignedOut' | 'SessionExpired' | 'NotPermitted' }

/** The refusals of a route, with one more: the desk's database is away, and the answer is 503. */
export type RouteRefusal = GateRefusal | { kind: 'refused'; code: 'RecordsAway' }

export type Gate<P extends Permission> = { ok: true; grant: Grant<P> } | { ok: false; refusal: GateRefusal }

/**
 * Decides who is asking and whether they may. Every page, action and route handler calls it first; nothing
 * before it is trusted, the proxy included.
 */
export function requireGrant<P extends Permission>(permission: P): Promise<Gate<P>> {
  return grantOfRequest(permission) as Promise<Gate<P>>
}

/**
 * The same for an action, which also needs an Origin of ours. A caller without one is nobody, whatever cookie
 * it has.
 */
export async function requireActionGrant<P extends Permission>(permission: P): Promise<Gate<P>> {
  return (await isOwnAction()) ? requireGrant(permission) : refuse('SignedOut')
}

/**
 * Whether this action was called by a page of ours. Next refuses a foreign Origin by itself, but lets a call
 * pass that states none; `proxy.ts` refuses both earlier, and is not needed for it.
 */
export async function isOwnAction(): Promise<boolean> {
  return isOwnOrigin(await headers(), desk().settings)
}

/**
 * The same for a route handler, which states the status of its answer itself. A page or an action that meets
 * a lost database fails as a whole, and the browser says so.
 */
export async function requireRouteGrant<P extends Permission>(
  permission: P,
): Promise<{ ok: true; grant: Grant<P> } | { ok: false; refusal: RouteRefusal }> {
  try {
    return await requireGrant(permission)
  } catch (error) {
    if (isDatabaseLost(error)) return { ok: false, refusal: { kind: 'refused', code: 'RecordsAway' } }
    throw error
  }
}

/** The answer of a route that the gate refuses: 401 leads to a sign-in, 403 is final, 503 is tried again. */
export function gateFailure({ code }: RouteRefusal): Response {
  if (code === 'RecordsAway') return recordsAway()
  return failure(code === 'NotPermitted' ? 403 : 401, code)
}

/** Runs once per permission while a page is rendered, however many of its parts call it. */
const grantOfRequest = cache(async (permission: Permission): Promise<Gate<Permission>> => {
  const here = desk()
  const cookie = (await cookies()).get(cookieName(here.settings))?.value ?? ''
  return grantFor(here, cookie, permission, await requestId())
})

/** One request id for everything that a page reads while it is rendered. */
const requestId = cache(async () => requestIdFrom(await headers()))

/** The same for a given cookie value. */
export async function grantFor<P extends Permission>(
  here: Desk,
  cookie: string,
  permission: P,
  requestId: string,
): Promise<Gate<P>> {
  const row = await findSession(here, cookie)
  if (!row) return refuse('SignedOut')
  const gatewaySession = gatewaySessionOf(here, row)
  if (!gatewaySession || isIdle(here, row)) return refuse('SessionExpired')
  const role = row.role as Role
  await slideSession(here, row)
  if (!mayUse(role, row.permissions, permission)) return refuse('NotPermitted')
  const facts: GrantFacts = {
    officeId: row.office_id,
    officeName: row.office_name,
    userName: row.user_name,
    displayName: row.display_name,
    role,
    permissions: row.permissions,
    environment: row.environment as Environment,
    signInOffice: row.sign_in_office,
    sessionId: row.id,
    gatewaySession,
    requestId,
  }
  return { ok: true, grant: facts as Grant<P> }
}

/** The same person's grant for another permission; null where they lack it. */
export function alsoMay<P extends Permission>(grant: GrantFacts, permission: P): Grant<P> | null {
  return mayUse(grant.role, grant.permissions, permission) ? (grant as Grant<P>) : null
}

function refuse(code: GateRefusal['code']): { ok: false; refusal: GateRefusal } {
  return { ok: false, refusal: { kind: 'refused', code } }
}
