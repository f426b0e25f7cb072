import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SealKey } from '../../database/sealed-text.ts'

const ID = /^[A-Za-z0-9_-]{43}$/

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

/** The hash of an id, which is all that the store keeps; null if the text is no valid id. */
export function hashOfSessionId(id: string): string | null {
  return ID.test(id) ? createHash('sha256').update(id).digest('hex') : null
}
