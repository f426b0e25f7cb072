import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

const ID = /^[A-Za-z0-9_-]{43}$/

/** A new opaque desk session id: 256 random bits as base64url. */
export function mintSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of an id, which is all that the store keeps; null if the text is no valid id. */
export function hashOfSessionId(id: string): string | null {
  return ID.test(id) ? createHash('sha256').update(id).digest('hex') : null
}
