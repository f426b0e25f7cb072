/** Scopes of access tokens (v3, Authentication). zod-free. */
export const scopes = ['flights:read', 'flights:write', 'hotels:read', 'activities:read'] as const
export type Scope = (typeof scopes)[number]

/** Seconds for which an access token is good, in real time (gap 121). */
export const TOKEN_SECONDS = 3600

/** Grant types of the token endpoint (RFC 6749, RFC 8693). */
export const CLIENT_CREDENTIALS = 'client_credentials'
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'

/** What an exchange answers with, and what a SessionId may be called in one: it is both, an access token and our own. */
export const ACCESS_TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:access_token'
export const SESSION_TOKEN_TYPE = 'urn:traveldesk:token-type:session-id'
