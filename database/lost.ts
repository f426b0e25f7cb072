/**
 * SQLSTATE: connection exception (class 08), read-only (a standby, a failover), no more memory, disk or
 * connections (class 53, without the limit of one statement), server shutting down or starting, disk failing.
 */
const LOST_STATES = /^(?:08...|25006|53[0-3]00|57P0[1-5]|58030)$/

/** System errors of a socket, by their code. */
const LOST_SOCKETS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Errors that `pg` and `pg-pool` make themselves have a message only. The last one is met by a call that
 * comes while its program stops.
 */
const LOST_MESSAGES =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|Cannot use a pool after calling end)/

/**
 * Whether an error says that PostgreSQL is away: gone, starting, hanging, full, read-only or out of
 * connections. The work may or may not have been done; if it was not, it is worth a new attempt.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && (LOST_STATES.test(code) || LOST_SOCKETS.has(code))) return true
  // The socket's file is absent while the server is down.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return LOST_MESSAGES.test(error.message)
}

/** When a caller that met a lost database may try again. Seconds. */
export const LOST_RETRY_SECONDS = 2
