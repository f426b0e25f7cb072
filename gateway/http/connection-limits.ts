/**
 * How long a connection may stay open in milliseconds. A request must have come in within 30 s: it is refused
 * with 408 and closed at the next check. One on which nothing moves is closed after a minute.
 */
export const connectionLimits = {
  headersTimeout: 30_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 60_000,
} as const
