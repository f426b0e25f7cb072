import { hash } from 'node:crypto'

/** What is stored of a SessionId, and keys whatever belongs to the session: its SHA-256 in hex. */
export function sessionKeyOf(sessionId: string): string {
  return hash('sha256', sessionId, 'hex')
}
