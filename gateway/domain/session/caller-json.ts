import type { Caller } from './caller.ts'

/** The caller as read from the row of a session or token; the other fields of `Caller` belong to the call. */
export type LiveCaller = Omit<Caller, 'sessionKey' | 'now' | 'expiresAt' | 'requestId'> & {
  /** Seconds by which the office's clock is ahead. */
  offsetSeconds: number
}

/**
 * The SQL expression of a `LiveCaller` as one JSON value, from a session or token and its office `o`. Reading
 * ten columns in the driver would cost more than the statement (docs/performance.md, bar 14).
 * @param from alias of the session or token
 */
export function callerJson(from: 's' | 't'): string {
  return `json_build_object('officeId', ${from}.office_id, 'orgId', ${from}.org_id, 'officeName', ${from}.office_name,
      'userId', ${from}.user_id, 'userName', ${from}.user_name, 'displayName', ${from}.display_name,
      'role', ${from}.role, 'environment', ${from}.environment, 'publicId', ${from}.public_id,
      'offsetSeconds', o.clock_offset_seconds)`
}
