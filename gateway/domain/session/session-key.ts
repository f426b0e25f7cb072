import { hash } from 'node:crypto'

/** The SHA-256 of a SessionId in hex: its stored form, and the key of the data that belong to the session. */
export function sessionKeyOf(sessionId: string): string {
  return hash('sha256', sessionId, 'hex')
}
