import 'server-only'
import { SESSION_TOKEN_TYPE, TOKEN_EXCHANGE } from '../../contract/v3/scopes.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from './outcome.ts'
import { V3_TOKEN_VARIABLES } from '../settings.ts'
import { singleFlight } from '../single-flight.ts'
import type { AnyGrant } from '../session/grant.ts'
import { keepToken, keptToken, sealedGatewaySession } from '../session/kept-token.ts'
import { Secret } from '../session/secret.ts'

type Failure = Exclude<CallOutcome<never>, { kind: 'ok' }>

/** An access token for v3 and its origin, or the reason why there is none. */
export type TokenResult =
  { kind: 'ok'; token: Secret; origin: 'exchanged' | 'configured' } | { kind: 'failed'; outcome: Failure }

/**
 * A token is exchanged again after this time, or a minute before it ends. An exchange also extends the
 * session, which calls with a token do not: without it a person who only looks at hotels would be signed out.
 */
const RENEWED_AFTER_SECONDS = 5 * 60
const EARLY_SECONDS = 60

/** For this long, a booking service without a token endpoint is not asked again. */
const NO_ENDPOINT_SECONDS = 5 * 60

/** Failures that mean that the service does not offer this exchange, although it has a token endpoint. */
const NOT_OFFERED: ReadonlySet<string> = new Set([
  'unsupported_grant_type',
  'unauthorized_client',
  'invalid_client',
  'invalid_scope',
  'invalid_target',
])

/**
 * The v3 token of a signed-in person: the one stored with their session, a new one exchanged for the session
 * (RFC 8693; interface, Assumed operations), or the configured one if the service issues none.
 * @param refused a token that the service no longer accepts
 */
export async function tokenFor(desk: Desk, grant: AnyGrant, refused?: Secret): Promise<TokenResult> {
  if (hasNoEndpoint(desk, grant)) return configured(desk, grant)
  const stored = await stillGood(desk, grant, refused)
  return stored ?? singleFlight(desk, `token:${grant.sessionId}`, () => exchange(desk, grant, refused))
}

async function stillGood(desk: Desk, grant: AnyGrant, refused?: Secret): Promise<TokenResult | null> {
  const token = await keptToken(desk, grant)
  if (!token || token.reveal() === refused?.reveal()) return null
  return { kind: 'ok', token, origin: 'exchanged' }
}

async function exchange(desk: Desk, grant: AnyGrant, refused?: Secret): Promise<TokenResult> {
  // Another instance of the desk, or an exchange that has just finished, may have stored one.
  const stored = await stillGood(desk, grant, refused)
  if (stored) return stored
  const before = await sealedGatewaySession(desk, grant)
  const session = grant.gatewaySession.reveal()
  const request = {
    grant_type: TOKEN_EXCHANGE,
    subject_token: session,
    subject_token_type: SESSION_TOKEN_TYPE,
  }
  const issued = await desk.gateway.call('token.issue', request, { ...publicCall(grant), secrets: [session] })
  if (issued.kind !== 'ok') return withoutExchange(desk, grant, issued)
  const token = new Secret(issued.data.access_token)
  const seconds = Math.min(issued.data.expires_in - EARLY_SECONDS, RENEWED_AFTER_SECONDS)
  const dueAt = new Date(desk.clock.now().getTime() + seconds * 1000)
  await keepToken(desk, grant, { token, dueAt, sealedGatewaySession: before })
  return { kind: 'ok', token, origin: 'exchanged' }
}

async function withoutExchange(desk: Desk, grant: AnyGrant, failed: Failure): Promise<TokenResult> {
  if (failed.kind === 'unknown') return { kind: 'failed', outcome: failed }
  if (failed.httpStatus === 404) {
    noteNoEndpoint(desk, grant)
    return configured(desk, grant)
  }
  if (NOT_OFFERED.has(failed.code)) return configured(desk, grant)
  if (failed.code !== 'invalid_request' && failed.code !== 'invalid_grant') {
    return { kind: 'failed', outcome: failed }
  }
  // RFC 8693 has one code for a lost session and for an unreadable request, so a documented operation tells
  // which it is.
  const session = await desk.gateway.call('activity.config', {}, sessionCall(grant))
  return isSessionLost(session) ? { kind: 'failed', outcome: session as Failure } : configured(desk, grant)
}

function configured(desk: Desk, grant: AnyGrant): TokenResult {
  const text = desk.settings.v3Tokens[grant.environment]
  if (text !== null) return { kind: 'ok', token: new Secret(text), origin: 'configured' }
  const variable = V3_TOKEN_VARIABLES[grant.environment]
  const message = `The booking service gives no access token for a session. Set ${variable} to a token of its v3 interface and start the desk again.`
  return { kind: 'failed', outcome: { kind: 'refused', code: 'NoV3Token', message, httpStatus: 501 } }
}

const publicCall = ({ environment, officeId, requestId }: AnyGrant) => ({
  environment,
  officeId,
  sessionId: null,
  requestId,
})
const sessionCall = (grant: AnyGrant) => ({
  ...publicCall(grant),
  sessionId: grant.gatewaySession.reveal(),
})

const noEndpointUntil = new WeakMap<Desk, Map<string, number>>()

function hasNoEndpoint(desk: Desk, { environment }: AnyGrant): boolean {
  return (noEndpointUntil.get(desk)?.get(environment) ?? 0) > desk.clock.now().getTime()
}

function noteNoEndpoint(desk: Desk, { environment }: AnyGrant): void {
  const untilByEnvironment = noEndpointUntil.get(desk) ?? new Map<string, number>()
  noEndpointUntil.set(
    desk,
    untilByEnvironment.set(environment, desk.clock.now().getTime() + NO_ENDPOINT_SECONDS * 1000),
  )
}
