import 'server-only'
import { sql } from 'kysely'
import type { Settlement } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'

const code = sql<string | null>`summary ->> 'code'`

/**
 * How the charges of these bookings were settled, as last read, by reference. A statement may name a booking
 * by the `code` of its stored summary instead.
 */
export async function settlementsOf(
  desk: Desk,
  officeId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, Settlement>> {
  if (references.length === 0) return new Map()
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'settlement', code.as('code')])
    .where('office_id', '=', officeId)
    .where((where) => where.or([where('reference', 'in', references), where(code, 'in', references)]))
    .execute()
  return new Map(
    rows.flatMap(({ reference, code: known, settlement }) =>
      settlement ? [reference, known ?? reference].map((name) => [name, settlement] as const) : [],
    ),
  )
}
