import 'server-only'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { environments } from '../../contract/session/limits.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'

/** A booking of the gateway of which people are erased there; `lead`: the first traveller is one of them. */
export type Erased = { gatewayOffice: string; reference: string; lead: boolean; at: Date }

/**
 * Erases the name that the list shows for a booking if it is the lead's, and notes the erasure in the audit.
 * Everything else that the desk shows of people is in the gateway's record.
 * @returns the number of list rows: none when the booking was not made through this desk.
 */
export function eraseNames(
  db: Kysely<DeskTables>,
  { gatewayOffice, reference, lead, at }: Erased,
): Promise<number> {
  const offices = environments.map((environment) => `${environment}:${gatewayOffice}`)
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .updateTable('booking')
      .set((row) => ({
        sealed_lead_name: lead ? null : row.ref('sealed_lead_name'),
        // Names and what finds them go; the sweeper writes again what finds the booking by its references.
        sealed_people: null,
        find_tokens: null,
        find_key: null,
      }))
      .where('office_id', 'in', offices)
      .where('reference', '=', reference)
      .returning('office_id')
      .execute()
    for (const { office_id: officeId } of rows) {
      await appendAudit(trx, {
        officeId,
        at,
        officeAt: null,
        who: 'operator',
        whoName: 'Operator',
        verb: 'people.erase',
        reference,
        before: null,
        after: null,
        requestId: 'operator',
      })
    }
    return rows.length
  })
}
