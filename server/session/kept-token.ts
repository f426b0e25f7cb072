import 'server-only'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import { Secret } from './secret.ts'
import type { SessionRef } from './session-row.ts'

/**
 * The stored v3 token of a desk session; null if there is none, if it is due for renewal, or if it cannot be
 * opened.
 */
export async function keptToken(desk: Desk, { officeId, sessionId }: SessionRef): Promise<Secret | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .select('sealed_token')
    .where('office_id', '=', officeId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('token_due_at', '>', desk.clock.now())
    .executeTakeFirst()
  const value = row?.sealed_token ? unseal(desk.key, place(sessionId), row.sealed_token) : null
  return value === null ? null : new Secret(value)
}

/**
 * Stores a token, sealed, until its renewal is due. Does nothing if the desk session got another gateway
 * session in the meantime, because the token was exchanged for the previous one.
 * @param sealedGatewaySession the row's sealed gateway session when the exchange began
 */
export async function keepToken(
  desk: Desk,
  { officeId, sessionId }: SessionRef,
  entry: { token: Secret; dueAt: Date; sealedGatewaySession: string },
): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('session')
    .set({
      sealed_token: seal(desk.key, place(sessionId), entry.token.reveal()),
      token_due_at: entry.dueAt,
    })
    .where('office_id', '=', officeId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('sealed_gateway_session', '=', entry.sealedGatewaySession)
    .execute()
}

/** The sealed gateway session of a row. An exchange compares it to see whether the session changed. */
export async function sealedGatewaySession(desk: Desk, { officeId, sessionId }: SessionRef): Promise<string> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('session')
    .select('sealed_gateway_session')
    .where('office_id', '=', officeId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.sealed_gateway_session ?? ''
}

/** Tokens and SessionIds are sealed for different places, so neither can be opened as the other. */
function place(sessionId: string): string {
  return `token:${sessionId}`
}
