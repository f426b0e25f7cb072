import 'server-only'
import { seal, unseal } from '../crypto/secret-box.ts'
import type { Desk } from '../desk.ts'
import { Secret } from './secret.ts'

/** The v3 token of a desk session; null when there is none, another is due, or it cannot be opened. */
export async function keptToken(desk: Desk, sessionId: string): Promise<Secret | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .select('sealed_token')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('token_due_at', '>', desk.clock.now())
    .executeTakeFirst()
  const value = row?.sealed_token ? unseal(desk.key, place(sessionId), row.sealed_token) : null
  return value === null ? null : new Secret(value)
}

/**
 * Keeps a token, sealed, until another is due. Not where the session has got another gateway session meanwhile: it was
 * exchanged for the one before.
 * @param sealedGatewaySession the row's sealed gateway session when the exchange began
 */
export async function keepToken(
  desk: Desk,
  sessionId: string,
  kept: { token: Secret; dueAt: Date; sealedGatewaySession: string },
): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('session')
    .set({
      sealed_token: seal(desk.key, place(sessionId), kept.token.reveal()),
      token_due_at: kept.dueAt,
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('sealed_gateway_session', '=', kept.sealedGatewaySession)
    .execute()
}

/** The sealed gateway session of a row, by which an exchange knows whether it still holds. */
export async function sealedGatewaySession(desk: Desk, sessionId: string): Promise<string> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .select('sealed_gateway_session')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.sealed_gateway_session ?? ''
}

/** A token is sealed for another place than a SessionId: neither opens as the other. */
function place(sessionId: string): string {
  return `token:${sessionId}`
}
