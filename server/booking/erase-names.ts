import 'server-only'
import { sql, type Kysely, type Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { environments } from '../../contract/session/limits.ts'
import { appendAudit, type AuditEntry } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import { eraseNotes } from './notes.ts'

/** The verb of the audit entry of an erasure. */
export const ERASE = 'people.erase'

/**
 * The part of the desk's copy of a booking that is erased; `lead`: the first traveller is one of the erased.
 */
export type ErasedCopy = {
  /** The desk's id of the office. */
  officeId: string
  /** The booking service's reference, or the code that people call the booking by. */
  reference: string
  lead: boolean
  at: Date
  /** The booking service still has the people: no later reading writes a name of them again. */
  serviceHasThem?: boolean
  /** Erases the saved person; left out: all saved travellers of the booking are erased. */
  eraseSaved?: () => Promise<void>
}

/** Who erased it and why, for the audit. */
type Eraser = Pick<AuditEntry, 'officeAt' | 'who' | 'whoName' | 'requestId'> & { reason: string | null }

/**
 * Erases the names that the desk keeps of a booking, the hashes that find it by them, its notes, the saved
 * form that it was made from, and the saved traveller; notes it in the audit. State, money and history of the
 * booking stay.
 * @returns the number of list rows: none if the desk does not list the booking.
 */
export async function eraseCopy(
  trx: Transaction<DeskTables>,
  { officeId, reference, lead, at, serviceHasThem = false, eraseSaved }: ErasedCopy,
  by: Eraser,
): Promise<number> {
  const rows = await trx
    .updateTable('booking')
    .set((row) => ({
      sealed_lead_name: lead || serviceHasThem ? null : row.ref('sealed_lead_name'),
      // The names and their hashes go; the sweeper writes again the hashes that find the booking by its
      // references.
      sealed_people: null,
      find_tokens: null,
      find_key: null,
      note_tokens: null,
      people_erased_at: serviceHasThem ? at : row.ref('people_erased_at'),
      // A reading from before the erasure no longer counts.
      seen_at: sql<Date>`greatest(seen_at, ${at})`,
    }))
    .where('office_id', '=', officeId)
    .where((where) => where.or([where('reference', '=', reference), where(code, '=', reference)]))
    .returning(['reference', 'client_reference'])
    .execute()
  const references = [reference, ...rows.map((row) => row.reference)]
  await eraseNotes(trx, officeId, references)
  await eraseNotices(trx, officeId, references)
  await (eraseSaved?.() ?? deleteSavedOf(trx, officeId, references))
  for (const row of rows) {
    await eraseForm(trx, officeId, row.client_reference)
    await appendAudit(trx, {
      officeId,
      at,
      verb: ERASE,
      reference: row.reference,
      before: null,
      after: null,
      ...by,
    })
  }
  return rows.length
}

/** Deletes the saved travellers that came from one of these bookings. */
async function deleteSavedOf(
  trx: Transaction<DeskTables>,
  officeId: string,
  references: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('traveller')
    .where('office_id', '=', officeId)
    .where(sql<boolean>`booking_references && ${references}::text[]`)
    .execute()
}

const code = sql<string | null>`summary ->> 'code'`

async function eraseForm(
  trx: Transaction<DeskTables>,
  officeId: string,
  clientReference: string | null,
): Promise<void> {
  if (clientReference === null) return
  await sql`delete from desk.draft using desk.intent
    where draft.office_id = ${officeId} and intent.office_id = ${officeId}
      and intent.client_reference = ${clientReference}
      and draft.key = intent.draft_key and draft.user_name = intent.created_by`.execute(trx)
}

/**
 * The same for the operator's command, which knows the office by the booking service's id: its booking may be
 * of either environment.
 */
export function eraseNames(
  db: Kysely<DeskTables>,
  { gatewayOffice, ...erased }: Omit<ErasedCopy, 'officeId'> & { gatewayOffice: string },
): Promise<number> {
  const by = { officeAt: null, who: 'operator', whoName: 'Operator', requestId: 'operator', reason: null }
  return inTransaction(db, async (trx) => {
    let count = 0
    for (const environment of environments) {
      count += await eraseCopy(trx, { ...erased, officeId: `${environment}:${gatewayOffice}` }, by)
    }
    return count
  })
}

/** Deletes what was said of bookings: somebody of them was erased, whom a note may name. */
async function eraseNotices(
  trx: Transaction<DeskTables>,
  officeId: string,
  references: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('owner_notice')
    .where('office_id', '=', officeId)
    .where('reference', 'in', references)
    .execute()
}
