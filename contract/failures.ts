/**
 * Every failure of the contract: id, HTTP status and sentence. Source: Session gateway, Errors; gaps 8-10 and
 * "Messages to use with the documents' error ids". zod-free.
 */
export type FailureSpec = { httpStatus: number; message: string; meaning: string }

/** Session family: enveloped answers are HTTP 200 except where the documents say otherwise (gap 10). */
export const sessionFailures = {
  Err0101001: { httpStatus: 200, message: 'Invalid SessionID', meaning: 'invalid or missing SessionId' },
  Err0101002: {
    httpStatus: 200,
    message: 'Session expired',
    meaning: 'session expired (idle over 15 minutes)',
  },
  Err0101003: {
    httpStatus: 200,
    message: 'Invalid login credentials supplied',
    meaning: 'wrong credentials',
  },
  Err0101004: {
    httpStatus: 200,
    message: 'User has no access to this office',
    meaning: 'user has no access to the office',
  },
  Err0101005: { httpStatus: 200, message: 'Account is not verified', meaning: 'account not verified' },
  Err0101006: {
    httpStatus: 200,
    message: 'Permission denied',
    meaning: 'permission denied for the endpoint',
  },
  Err0101007: {
    httpStatus: 403,
    message: 'Credentials belong to another environment',
    meaning: 'credentials used on the wrong environment',
  },
  Err0102003: {
    httpStatus: 200,
    message: "We're sorry, the fare for that itinerary is no longer available.",
    // Gap 54.
    meaning: 'fare expired: known code, older than its lifetime',
  },
  Err0102004: {
    httpStatus: 200,
    message: 'Please call Book method after CheckRate / Revalidate',
    meaning: 'revalidation or rate check required before booking',
  },
  Err0102005: {
    httpStatus: 200,
    message: 'Selected itinerary is no longer available. Please select different option.',
    // Gap 54.
    meaning: 'fare gone: code unknown, or its seats are sold',
  },
  Err0103003: {
    httpStatus: 200,
    message: 'Booking details not found for given Booking reference number',
    meaning: 'booking not found',
  },
  Err0103004: {
    httpStatus: 200,
    message: 'Booking can not be cancelled',
    meaning: 'booking not cancellable in its current state',
  },
  Err0103005: {
    httpStatus: 200,
    message: 'Booking is already cancelled',
    meaning: 'booking already cancelled',
  },
  Err0103006: {
    httpStatus: 200,
    message: 'Booking may be already ordered for ticket or ticketed or cancelled',
    meaning: 'booking not in a ticketable or confirmable state',
  },
  Err0103007: {
    httpStatus: 200,
    message: 'Only the booking owner or an admin may perform this operation',
    meaning: 'only the booking owner or an admin may act',
  },
  Err0104002: { httpStatus: 200, message: 'Hotel booking not found', meaning: 'hotel booking not found' },
  Err0106001: {
    httpStatus: 200,
    message: 'A required field cannot be null',
    meaning: 'a required field is missing, or a field breaks a rule; the message names it',
  },
  Err0106002: {
    httpStatus: 200,
    message: 'UniqueID and ClientUniqueID cannot be both null',
    meaning: 'neither UniqueId nor ClientUniqueId supplied',
  },
} as const satisfies Record<string, FailureSpec>

/** Transport failures of the session family (gap 10; interface: Error.Id of transport errors). */
export const transportFailures = {
  BadRequest: { httpStatus: 400, message: 'The body is not a JSON object', meaning: 'unparsable body' },
  NotFound: { httpStatus: 404, message: 'No such operation', meaning: 'unknown path' },
  MethodNotAllowed: { httpStatus: 405, message: 'Wrong method for this operation', meaning: 'wrong verb' },
  RateLimit: { httpStatus: 429, message: 'Too many requests', meaning: 'rate limit reached' },
  InternalError: { httpStatus: 500, message: 'The gateway failed', meaning: 'internal error' },
  Misdirected: { httpStatus: 421, message: 'Unknown host', meaning: 'the Host header names no environment' },
} as const satisfies Record<string, FailureSpec>

/** Activity family: error codes with their status (Activity v2, Errors; gap 180). */
export const activityFailures = {
  wrong_args: {
    httpStatus: 400,
    message: 'Invalid parameters',
    meaning: 'malformed request or invalid parameters',
  },
  unauthorized: { httpStatus: 401, message: 'Unauthorized', meaning: 'missing or expired SessionId' },
  forbidden: {
    httpStatus: 403,
    message: 'Permission denied',
    // Gap 218.
    meaning: 'role lacks permission, or the session belongs to the other environment',
  },
  not_found: { httpStatus: 404, message: 'Not found', meaning: 'resource or uuid does not exist' },
  method_not_allowed: { httpStatus: 405, message: 'Wrong method', meaning: 'wrong verb' },
  validation_failed: { httpStatus: 422, message: 'Validation failed', meaning: 'validation failed' },
  invalid_status: {
    httpStatus: 422,
    message: 'Invalid status',
    // Gap 171.
    meaning: 'the booking has ended and cannot be cancelled',
  },
  insufficient_balance: {
    httpStatus: 403,
    message: 'Wallet balance too low',
    meaning: 'the office wallet is short',
  },
  rate_limited: { httpStatus: 429, message: 'Too many requests', meaning: 'rate limit reached' },
  server_error: {
    httpStatus: 500,
    message: 'The gateway failed',
    meaning: 'gateway or inventory-source error',
  },
} as const satisfies Record<string, FailureSpec>

/** Errors of the token endpoint, as in RFC 6749 section 5.2 (RFC 8693 and RFC 7009 use the same). */
export const oauthFailures = {
  invalid_request: {
    httpStatus: 400,
    message: 'The request lacks a parameter or one is not valid',
    meaning: 'a parameter is missing, repeated or broken, or the session of an exchange is not live',
  },
  invalid_client: {
    httpStatus: 401,
    message: 'Client authentication failed',
    meaning: 'unknown office, user or secret, or of the other environment',
  },
  unauthorized_client: {
    httpStatus: 400,
    message: 'The account is not verified',
    meaning: 'the account may not use this grant',
  },
  unsupported_grant_type: {
    httpStatus: 400,
    message: 'The grant type is not supported',
    meaning: 'unknown grant type',
  },
  invalid_scope: {
    httpStatus: 400,
    message: 'The scope is unknown or beyond the role',
    meaning: 'a scope that does not exist or that the role lacks',
  },
} as const satisfies Record<string, FailureSpec>

/** v3 family: error codes with their status (v3, Errors; gaps 122-125). */
export const v3Failures = {
  malformed_json: { httpStatus: 400, message: 'The body is not a JSON object', meaning: 'unparsable body' },
  unauthorized: {
    httpStatus: 401,
    message: 'The access token is missing or invalid',
    meaning: 'no valid token',
  },
  insufficient_balance: {
    httpStatus: 402,
    message: 'The office wallet cannot cover the fare',
    meaning: 'office wallet cannot cover the fare when creating an order',
  },
  conflicting_parameters: {
    httpStatus: 400,
    message: 'Page and cursor parameters exclude each other',
    // Gap 148.
    meaning: 'page and cursor parameters in one request',
  },
  invalid_cursor: {
    httpStatus: 400,
    message: 'The cursor is not valid',
    // Gap 149.
    meaning: 'unknown cursor',
  },
  insufficient_scope: { httpStatus: 403, message: 'The token lacks the scope', meaning: 'scope missing' },
  not_order_owner: {
    httpStatus: 403,
    message: 'Only the owner of the order or an admin may change it',
    // As Err0103007 of the session family; the token's scopes suffice.
    meaning: 'the order belongs to a colleague, and the caller is no admin',
  },
  not_found: { httpStatus: 404, message: 'Not found', meaning: 'unknown path or id' },
  method_not_allowed: { httpStatus: 405, message: 'Wrong method', meaning: 'wrong verb' },
  duplicate_booking: {
    httpStatus: 409,
    message: 'An active order already exists for this offer',
    meaning: 'an active order already exists for the offer',
  },
  offer_not_revalidated: {
    httpStatus: 409,
    message: 'The offer was not revalidated',
    meaning: 'the offer was not revalidated before ordering',
  },
  order_ticketed: {
    httpStatus: 409,
    message: 'The order is ticketed; request a refund',
    meaning: 'cancellation requested on a ticketed order',
  },
  order_ticketing: {
    httpStatus: 409,
    message: 'The ticket of the order is being issued',
    // Gap 132.
    meaning: 'cancellation requested while the ticket is issued',
  },
  order_not_cancellable: {
    httpStatus: 409,
    message: 'The order is cancelled or refunded',
    // Gap 132.
    meaning: 'cancellation requested on an order that has ended',
  },
  order_not_ticketable: {
    httpStatus: 409,
    message: 'Only a held order can be ticketed',
    // Gap 130.
    meaning: 'ticketing requested on an order that is not held',
  },
  order_not_refundable: {
    httpStatus: 409,
    message: 'Nothing of this order can be refunded now',
    // Gap 237.
    meaning: 'the order is not ticketed, or its tickets cannot be refunded',
  },
  idempotency_conflict: {
    httpStatus: 409,
    message: 'A request with this Idempotency-Key is still running',
    // Gap 129.
    meaning: 'the first request with the same Idempotency-Key is still running',
  },
  idempotency_key_reused: {
    httpStatus: 422,
    message: 'Idempotency-Key: was used before for another request',
    // Gap 129.
    meaning: 'the Idempotency-Key was used for a request with another body',
  },
  offer_expired: {
    httpStatus: 409,
    message: 'The offer is no longer available; search again',
    // Gap 125.
    meaning: 'the offer is older than its lifetime, or sold',
  },
  validation_failed: { httpStatus: 422, message: 'Validation failed', meaning: 'a field breaks a rule' },
  rate_limited: { httpStatus: 429, message: 'Too many requests', meaning: 'rate limit reached' },
  internal_error: { httpStatus: 500, message: 'The gateway failed', meaning: 'internal error' },
  ...oauthFailures,
} as const satisfies Record<string, FailureSpec>

export type SessionFailureId = keyof typeof sessionFailures
export type ActivityFailureId = keyof typeof activityFailures
export type V3FailureId = keyof typeof v3Failures
export type OauthFailureId = keyof typeof oauthFailures
/** Any failure that an operation can declare. */
export type FailureId = SessionFailureId | ActivityFailureId | V3FailureId

/** Failures that any call of a family can meet before its own rules apply. Operations do not repeat them. */
export const dialectFailures = {
  session: ['Err0101001', 'Err0101002', 'Err0101006', 'Err0101007', 'Err0106001'],
  activity: ['unauthorized', 'forbidden', 'wrong_args'],
  v3: ['unauthorized', 'insufficient_scope', 'malformed_json', 'validation_failed'],
} as const satisfies Record<'session' | 'activity' | 'v3', readonly FailureId[]>

/** What each code of a failure means, for the description of a field that has it. */
export function failureWords(failures: Readonly<Record<string, FailureSpec>>): string {
  const lines = Object.entries(failures).map(([id, { meaning }]) => `- \`${id}\`: ${meaning}`)
  return ['What is wrong, for programs to read.', '', ...lines].join('\n')
}
