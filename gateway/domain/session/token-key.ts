import { createHash } from 'node:crypto'

/** The stored form of an access token: its SHA-256 in hex. The token itself is never stored or logged. */
export function tokenKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The key of the data that belong to a v3 client, like a session's key in the session family. v3 has no
 * sessions: an offer that a client confirms with one access token stays bookable with its next one (gap 128).
 */
export function clientKeyOf(client: { environment: string; officeId: string; userId: string }): string {
  return createHash('sha256')
    .update(`v3 ${client.environment} ${client.officeId} ${client.userId}`)
    .digest('hex')
}
