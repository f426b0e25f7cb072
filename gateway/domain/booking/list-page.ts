import { sql } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Services } from '../../services.ts'
import type { Db } from '../../store/transaction.ts'
import type { Caller } from '../session/caller.ts'
import type { BookingRow } from './booking-row.ts'
import { runDue } from './run-due.ts'

/** Where a page of bookings ends: the booking after which the next one begins. */
export type PageEnd = { at: Date; reference: string }

/** The filters of a list of the office's bookings; null: no such filter. */
export type PageQuery = {
  kind: BookingKind | null
  /** The caller's own reference, exactly. */
  clientReference: string | null
  after: PageEnd | null
  limit: number
}

/**
 * A page of the office's bookings that have reserved something, newest first, and where it ends; null when
 * nothing follows (v3, Pagination; gap 153). Due effects are applied first. A booking that is made meanwhile
 * neither repeats nor hides another one.
 */
export async function listPage(
  services: Services,
  caller: Caller,
  query: PageQuery,
): Promise<{ rows: BookingRow[]; end: PageEnd | null }> {
  await runDue(services, caller.officeId)
  const rows = await services.replicaReads(services.db, (db) => pageRows(db, caller.officeId, query))
  const { limit } = query
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    end: last ? { at: last.created_at, reference: last.reference } : null,
  }
}

/** The bookings of a page, and one more where there is one. */
function pageRows(
  db: Db,
  officeId: string,
  { kind, clientReference, after, limit }: PageQuery,
): Promise<BookingRow[]> {
  let wanted = db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('hold_id', 'is not', null)
  if (kind !== null) wanted = wanted.where('kind', '=', kind)
  if (clientReference !== null) wanted = wanted.where('client_reference', '=', clientReference)
  if (after) {
    wanted = wanted.where(
      sql<boolean>`(created_at, reference) < (${after.at}::timestamptz, ${after.reference}::text)`,
    )
  }
  return wanted
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit + 1)
    .execute()
}
