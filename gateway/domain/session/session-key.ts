import { createHash } from 'node:crypto'

/** What is stored of a SessionId, and keys whatever belongs to the session: its SHA-256 in hex. */
export function sessionKeyOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}
