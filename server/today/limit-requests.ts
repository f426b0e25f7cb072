import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { Decision, LimitRequestLine } from '../../lib/today/today-view.ts'
import { LIMIT_APPROVED, LIMIT_DECLINED } from '../booking/own-events.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'

const SHOWN = 20

/**
 * The acts above daily limits that wait for an admin, the soonest to expire first; for anybody else their own
 * ones of today, with what was decided.
 */
export async function limitRequestsOf(
  desk: Desk,
  grant: AnyGrant,
  officeNow: string,
): Promise<{ lines: LimitRequestLine[] }> {
  const db = await desk.store.db()
  const ofOffice = db
    .selectFrom('limit_request')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('expires_at', '>', new Date(officeNow))
    .orderBy('expires_at')
    .orderBy('asked_at')
    .limit(SHOWN)
  const rows = await (
    grant.role === 'admin'
      ? ofOffice.where('state', '=', 'open')
      : ofOffice.where('user_name', '=', grant.userName).where('state', '!=', 'used')
  ).execute()
  return {
    lines: rows.flatMap((row): LimitRequestLine[] =>
      row.state === 'used'
        ? []
        : [
            {
              id: row.id,
              who: row.display_name,
              kind: row.kind,
              verb: row.verb,
              reference: row.reference,
              cents: Number(row.cents),
              expiresAt: row.expires_at.toISOString(),
              state: row.state,
              words: row.words,
              decidedBy: row.decided_by_name,
            },
          ],
    ),
  }
}

/** The outcome of a decision. `gone`: somebody else has decided, or it has expired. */
export type Decided =
  { kind: 'done' } | { kind: 'session' } | { kind: 'gone' } | { kind: 'not-permitted'; message: string }

/**
 * Decides on an act above a daily limit. The agent carries an approved act out: it needs their session, their
 * permissions and their consent to the price as it is then. It is approved for one act of at most this
 * amount.
 * @param decision.words why it is declined; the agent reads them
 */
export async function decideOnRequest(
  desk: Desk,
  grant: AnyGrant,
  id: string,
  decision: Decision,
): Promise<Decided> {
  if (grant.role !== 'admin') {
    return { kind: 'not-permitted', message: 'Only an office admin can do this.' }
  }
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(serverNowOf(desk, config))
  const words = decision.state === 'declined' ? decision.words : null
  return inTransaction(await desk.store.db(), async (trx): Promise<Decided> => {
    const row = await trx
      .updateTable('limit_request')
      .set({ state: decision.state, decided_by_name: grant.displayName, words })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('expires_at', '>', officeAt)
      .returningAll()
      .executeTakeFirst()
    if (!row) return { kind: 'gone' }
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: decision.state === 'approved' ? LIMIT_APPROVED : LIMIT_DECLINED,
      reference: row.reference ?? row.subject,
      before: null,
      after: String(row.cents),
      reason: words,
      requestId: grant.requestId,
    })
    return { kind: 'done' }
  })
}
