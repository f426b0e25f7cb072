import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SealKey } from '../../database/sealed-text.ts'

/** A cookie: the secret id of a session, and the office (`cookieOf`). */
const COOKIE = /^([A-Za-z0-9_-]{43})(?:\.([A-Za-z0-9_-]{1,1000}))?$/

/** A new opaque desk session id: 256 random bits as base64url. */
export function mintSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The id that a renewal gives in place of another. Every desk of an installation derives the same one, so
 * renewals at the same moment agree about it, and nobody does without the desk's key.
 */
export function successorOf(key: SealKey, rowId: string, id: string): string {
  return createHmac('sha256', key.bytes)
    .update(JSON.stringify(['session id after', rowId, id]))
    .digest('base64url')
}

/**
 * The value of the cookie: the secret id, and the office by which the row is found on its node
 * (`server/store/placement.ts`). The office proves nothing.
 * @param officeId key of the office in the desk store
 */
export function cookieOf(id: string, officeId: string): string {
  return `${id}.${Buffer.from(officeId).toString('base64url')}`
}

/**
 * The hash of a cookie's id, which is all that the store keeps of it, and the office that it names; null for
 * a text that is no cookie. Cookies from before they named an office, twelve hours at most, have none.
 */
export function readCookie(cookie: string): { hash: string; officeId: string | null } | null {
  const [, id, office] = COOKIE.exec(cookie) ?? []
  if (id === undefined) return null
  const officeId = office === undefined ? null : Buffer.from(office, 'base64url').toString()
  // No store accepts a NUL.
  if (officeId?.includes('\0')) return null
  return { hash: hashOfSessionId(id), officeId }
}

/** The hash of a session id. */
export function hashOfSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
