import 'server-only'
import type { Transaction } from 'kysely'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import { CLIENT_SET, COST_CENTRE_SET } from './own-events.ts'

/** The columns of a booking that people of the office set, with what the audit calls it. */
const VERBS = { client_id: CLIENT_SET, cost_centre: COST_CENTRE_SET } as const

/** What setting a column did. */
export type ColumnOutcome = 'set' | 'unchanged' | 'not-found'

/**
 * Sets a column of a booking, with null to nothing, with an audit entry of both values. Nothing is written if
 * it has the value already.
 */
export async function setColumn(
  desk: Desk,
  trx: Transaction<DeskTables>,
  { officeId, userName: who, displayName: whoName, requestId }: AnyGrant,
  change: { reference: string; column: keyof typeof VERBS; value: string | null; officeAt: Date },
): Promise<ColumnOutcome> {
  const { reference, column, value, officeAt } = change
  const row = await trx
    .selectFrom('booking')
    .select(`${column} as before`)
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'not-found'
  if (row.before === value) return 'unchanged'
  await trx
    .updateTable('booking')
    .set(column, value)
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .execute()
  await appendAudit(trx, {
    officeId,
    at: desk.clock.now(),
    officeAt,
    who,
    whoName,
    verb: VERBS[column],
    reference,
    before: row.before,
    after: value,
    requestId,
  })
  return 'set'
}
