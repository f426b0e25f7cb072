/**
 * Scopes of access tokens, each with the permissions that its operations act under: those that the session
 * gateway asks a role for when it does the same (v3, Authentication; gaps 123, 126, 127). zod-free.
 */
export const permissionsOfScope = {
  'flights:read': ['air_low_fare_search', 'air_revalidate', 'air_booking_data', 'air_refund_display'],
  'flights:write': ['air_book', 'air_order_ticket', 'air_cancel', 'air_refund'],
  'hotels:read': ['hotel_availability', 'hotel_check_rate'],
  'activities:read': ['activity_products'],
} as const satisfies Record<string, readonly string[]>

export type Scope = keyof typeof permissionsOfScope
export const scopes = Object.keys(permissionsOfScope) as readonly Scope[]

/** The scope that an operation of v3 names, and the permission of that scope that it acts under. */
export type ScopedPermission = {
  [S in Scope]: { scope: S; permission: (typeof permissionsOfScope)[S][number] }
}[Scope]

/** Seconds for which an access token is good, in real time (gap 121). */
export const TOKEN_SECONDS = 3600

/** Grant types of the token endpoint (RFC 6749, RFC 8693). */
export const CLIENT_CREDENTIALS = 'client_credentials'
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'

/**
 * The token types of an exchange. It answers with an access token. The SessionId that it takes may be named
 * by either type, because it is an access token and one of our own kind.
 */
export const ACCESS_TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:access_token'
export const SESSION_TOKEN_TYPE = 'urn:traveldesk:token-type:session-id'
