import { createHash } from 'node:crypto'

/** What is stored of an access token: its SHA-256 in hex. The token itself is never stored or logged. */
export function tokenKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Keys what belongs to a client of the v3 family as a session's key does in its family: v3 has no session, and what one
 * access token of a client confirmed counts for the next (gap 128).
 */
export function clientKeyOf(client: { environment: string; officeId: string; userId: string }): string {
  return createHash('sha256')
    .update(`v3 ${client.environment} ${client.officeId} ${client.userId}`)
    .digest('hex')
}
