import 'server-only'
import type { ColumnType } from 'kysely'
import type { InvoiceType } from '../../../lib/invoice/invoice.ts'

/** The last number that an office has given in a year. */
export type InvoiceCounterTable = { office_id: string; type: InvoiceType; year: number; last: number }

/** An invoice or credit note. No row is ever changed. */
export type InvoiceTable = {
  office_id: string
  /** `INV-2026-0001`, `CRN-2026-0001`. */
  number: string
  type: InvoiceType
  year: number
  position: number
  /** Of the form that made it: sent twice, it makes one. */
  form_id: string
  /** The invoice of which a credit note takes something back. */
  credits: string | null
  booking_references: string[]
  /** JSON of `InvoiceContent`: it names persons. */
  sealed_content: string
  total_cents: ColumnType<bigint, bigint | number, bigint | number>
  /** Office time. */
  issued_at: Date
  due_on: string | null
  made_by: string
  made_by_name: string
  /** Keyed hashes of the beginnings of the words that find it (`server/booking/find-tokens.ts`). */
  find_tokens: string[]
  find_key: string
}
