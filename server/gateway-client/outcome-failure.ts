import 'server-only'
import { bookingRefusals } from '../../contract/session/booking-refusals.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { failure } from '../request/failure.ts'
import { SESSION_LOST, type CallOutcome } from './outcome.ts'

/** The statuses of failures that need another than 422. */
const STATUS_BY_CODE: ReadonlyMap<string, number> = new Map([
  ['Err0101006', 403],
  ['forbidden', 403],
  ['insufficient_scope', 403],
  ['NotFound', 404],
  ['not_found', 404],
  ['RateLimit', 429],
  ['rate_limited', 429],
  ...missingBookings(),
])

/** The failures that mean that there is no such booking. */
function missingBookings(): [string, number][] {
  return Object.entries(bookingRefusals).flatMap(([code, meaning]) =>
    meaning === 'not-found' ? [[code, 404]] : [],
  )
}

/**
 * The response to the browser for a refused or unknown call: 401 opens the sign-in over the page, 5xx may be
 * tried again.
 */
export function outcomeFailure(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): Response {
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
  const status = STATUS_BY_CODE.get(outcome.code) ?? 422
  return failure(status, outcome.code, outcome.message, outcome.retryAfterSeconds)
}
