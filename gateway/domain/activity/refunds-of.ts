import { sql } from 'kysely'
import type { Db } from '../../store/transaction.ts'
import type { ActivityBooking } from './activity-booking.ts'

/** The ids of the transfers that refunded bookings of an office, by reference. */
export async function refundsOf(
  db: Db,
  officeId: string,
  bookings: readonly ActivityBooking[],
): Promise<ReadonlyMap<string, bigint>> {
  const refunded = bookings.filter(({ state }) => state === 'refunded').map(({ reference }) => reference)
  if (refunded.length === 0) return new Map()
  const rows = await db
    .selectFrom('transfer')
    .select(['reference', 'transfer_id'])
    .where('office_id', '=', officeId)
    .where('kind', '=', 'refund')
    .where(sql<boolean>`reference = any(${refunded}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.reference ?? '', row.transfer_id]))
}
