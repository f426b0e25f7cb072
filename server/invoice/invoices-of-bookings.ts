import 'server-only'
import { sql } from 'kysely'
import type { DeskDb } from '../store/store.ts'
import { invoiceRows } from './stored-invoices.ts'

/**
 * The number of the invoice that has each of these bookings, the newest where there are several. An invoice
 * that was credited as a whole does not count: its bookings can be invoiced anew.
 */
export async function invoiceNumbersOf(
  db: DeskDb,
  officeId: string,
  references: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (references.length === 0) return {}
  const rows = await invoiceRows(db, officeId)
    .clearSelect()
    .select(['i.number', 'i.booking_references'])
    .where('i.type', '=', 'invoice')
    .where(sql<boolean>`i.booking_references && ${[...references]}::text[]`)
    .where(sql<boolean>`i.total_cents > credited.credited_cents`)
    .orderBy('i.year')
    .orderBy('i.position')
    .execute()
  return Object.fromEntries(
    rows.flatMap((row) => row.booking_references.map((reference) => [reference, row.number])),
  )
}
