import 'server-only'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Desk } from '../desk.ts'
import { officeConfig } from '../config/office-config.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import { endGatewaySession } from '../session/gateway-session.ts'
import type { AnyGrant } from '../session/grant.ts'
import { closeSessionRows, gatewaySessionOf, type SessionRow } from '../session/session-row.ts'

/** The verb of the audit entry. */
export const SIGNED_OUT_EVERYWHERE = 'session.end-all'

/**
 * Ends every session that a person of the grant's office has at this desk, with its gateway session, except
 * the one that asks. Their browsers keep their pages and ask for the sign-in over them. The audit has it.
 * @returns the number of sessions ended
 */
export async function signOutEverywhere(desk: Desk, grant: AnyGrant, userName: string): Promise<number> {
  const config = await officeConfig(desk, grant)
  const officeAt = config.kind === 'read' ? new Date(config.serverNow) : null
  const ended = await inTransaction(await desk.store.db(), async (trx) => {
    const rows = await openSessions(trx, desk, grant, userName)
    await closeSessionRows(
      trx,
      grant.officeId,
      rows.map(({ id }) => id),
      desk.clock.now(),
    )
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: SIGNED_OUT_EVERYWHERE,
      reference: userName,
      before: String(rows.length),
      after: '0',
      requestId: grant.requestId,
    })
    return rows
  })
  await Promise.all(
    ended.map(async (row) => {
      const session = gatewaySessionOf(desk, row)
      if (session === null) return
      await endGatewaySession(desk, row.environment as Environment, session, grant.requestId)
    }),
  )
  return ended.length
}

/** Locked in the order of their ids, so that two who do this at once do not wait for each other forever. */
function openSessions(
  trx: Transaction<DeskTables>,
  desk: Desk,
  grant: AnyGrant,
  userName: string,
): Promise<SessionRow[]> {
  return trx
    .selectFrom('session')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', userName)
    .where('id', '!=', grant.sessionId)
    .where('ended_at', 'is', null)
    .where('sealed_gateway_session', '!=', '')
    .where('absolute_expires_at', '>', desk.clock.now())
    .orderBy('id')
    .forUpdate()
    .execute()
}
