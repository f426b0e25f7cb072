import type { Caller } from './caller.ts'

/** Who calls, as the row of a session or a token has it; the rest of a `Caller` belongs to the call. */
export type LiveCaller = Omit<Caller, 'sessionKey' | 'now' | 'expiresAt' | 'requestId'> & {
  /** Seconds by which the office's time is ahead. */
  offsetSeconds: number
}

/**
 * The SQL of a `LiveCaller` as one JSON value, from a session or token and its office `o`: reading ten columns costs the
 * driver more than the statement costs the gateway (docs/performance.md, bar 14).
 * @param from alias of the session or token
 */
export function callerJson(from: 's' | 't'): string {
  return `json_build_object('officeId', ${from}.office_id, 'orgId', ${from}.org_id, 'officeName', ${from}.office_name,
      'userId', ${from}.user_id, 'userName', ${from}.user_name, 'displayName', ${from}.display_name,
      'role', ${from}.role, 'environment', ${from}.environment, 'publicId', ${from}.public_id,
      'offsetSeconds', o.clock_offset_seconds)`
}
