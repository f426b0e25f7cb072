import 'server-only'

/**
 * An answer of the gateway without the SessionId of its request. The desk shows the sentence of a refusal as
 * it is, and no document says that a gateway may not repeat in it what it was sent (threat model X1).
 */
export function withoutSession(text: string, sessionId: string | null): string {
  return sessionId !== null && text.includes(sessionId) ? text.replaceAll(sessionId, '•••') : text
}
