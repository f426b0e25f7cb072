import 'server-only'
import { LOST_RETRY_SECONDS } from '../../database/lost.ts'
import { bookingKinds } from '../../lib/kinds.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { SESSION_LOST, type Outcome } from '../gateway-client/outcome.ts'
import type { RouteRefusal } from '../session/gate.ts'

const HEADERS = { 'cache-control': 'no-store' }

/** A failure of the read route: `{code, message}` and a status that the browser can act on. */
export function failure(status: number, code: string, message = '', retryAfterSeconds?: number): Response {
  const headers =
    retryAfterSeconds === undefined ? HEADERS : { ...HEADERS, 'retry-after': `${retryAfterSeconds}` }
  return Response.json({ code, message }, { status, headers })
}

/** The desk's own records are away. */
export function recordsAway(): Response {
  const sentence = 'Travel Desk cannot reach its records at the moment.'
  return failure(503, 'Unavailable', sentence, LOST_RETRY_SECONDS)
}

/** 401 leads to a sign-in, 403 is final, 503 may be tried again. */
export function gateFailure({ code }: RouteRefusal): Response {
  if (code === 'RecordsAway') return recordsAway()
  return failure(code === 'NotPermitted' ? 403 : 401, code)
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  Err0101006: 403,
  forbidden: 403,
  insufficient_scope: 403,
  NotFound: 404,
  not_found: 404,
  RateLimit: 429,
  rate_limited: 429,
}

/** Failure codes that mean that there is no such booking, of any kind. */
const NO_BOOKING: ReadonlySet<string> = new Set(
  Object.values(bookingKinds).flatMap(({ refusals }) =>
    Object.entries(refusals).flatMap(([code, reason]) => (reason === 'not-found' ? [code] : [])),
  ),
)

/**
 * What a refused or unknown call is to the browser: 401 opens the sign-in over the page, 5xx may be tried
 * again.
 */
export function outcomeFailure(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): Response {
  if (outcome.kind === 'unknown') {
    // Nobody is there: the browser says so above every screen, and asks again. Where one operation rests,
    // others are answered.
    if (!outcome.sent && outcome.reason !== 'operation-rests')
      return failure(502, 'ServiceAway', `${SERVICE_AWAY}.`)
    return outcome.reason === 'timeout'
      ? failure(504, 'Timeout', 'The booking service took too long.')
      : failure(502, 'Unavailable', 'The booking service gave an unexpected answer.')
  }
  if (SESSION_LOST.has(outcome.code)) return failure(401, outcome.code)
  const status = NO_BOOKING.has(outcome.code) ? 404 : (STATUS_BY_CODE[outcome.code] ?? 422)
  return failure(status, outcome.code, outcome.message, outcome.retryAfterSeconds)
}
