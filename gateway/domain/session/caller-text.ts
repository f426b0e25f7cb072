import type { Caller } from './caller.ts'

/** The caller as read from the row of a session or token; the other fields of `Caller` belong to the call. */
export type LiveCaller = Omit<Caller, 'sessionKey' | 'now' | 'expiresAt' | 'requestId'>

/** A character that no id and no role has; names, which come last, do not have it either. */
const SEPARATOR = '\x1f'

const COLUMNS = [
  'office_id',
  'org_id',
  'user_id',
  'role',
  'environment',
  'public_id',
  'office_name',
  'user_name',
  'display_name',
] as const

/**
 * The SQL expression of a `LiveCaller` as one text, from a session or token. Reading nine columns in the
 * driver would cost more than the statement (docs/performance.md, bar 14). It calls no function, because a
 * cluster takes only immutable ones in RETURNING.
 * @param from alias of the session or token
 */
export function callerText(from: 's' | 't'): string {
  return COLUMNS.map((column) => `${from}.${column}`).join(` || E'\\x1f' || `)
}

/** Reads such a text. @throws Error when it has another number of parts. */
export function readCaller(text: string): LiveCaller {
  const parts = text.split(SEPARATOR)
  if (parts.length !== COLUMNS.length) throw new Error('a stored caller has a separator in one of its names')
  const [officeId, orgId, userId, role, environment, publicId, officeName, userName, displayName] = parts
  const caller = { officeId, orgId, userId, role, environment, publicId, officeName, userName, displayName }
  return caller as LiveCaller
}
