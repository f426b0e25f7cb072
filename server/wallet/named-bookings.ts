import 'server-only'
import { sql } from 'kysely'
import type { StatementBooking } from '../../lib/wallet/wallet-view.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

const code = sql<string | null>`summary ->> 'code'`

/** Bookings by the names that a statement may have for them: the reference, or the code of their summary. */
export async function namedBookings(
  desk: Desk,
  grant: AnyGrant,
  names: readonly (string | null)[],
): Promise<ReadonlyMap<string, StoredBooking>> {
  const wanted = [...new Set(names.filter((name) => name !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await officeRows(await desk.store.db(), grant)
    .selectAll()
    .select(code.as('code'))
    .where((where) => where.or([where('reference', 'in', wanted), where(code, 'in', wanted)]))
    .execute()
  return new Map(
    rows.flatMap((row) => [row.reference, row.code].flatMap((name) => (name ? [[name, row]] : []))),
  )
}

/** A booking as the statement shows it. */
export function statementBooking(desk: Desk, row: StoredBooking): StatementBooking {
  const line = lineOfRow(desk, row)
  return {
    kind: line.kind,
    reference: line.reference,
    state: line.state,
    leadName: line.leadName,
    title: line.service?.title ?? null,
    deadlineAt: line.deadlineAt,
    settlement: line.settlement,
  }
}
