import 'server-only'
import type { ColumnType } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { LineType } from '../../../lib/accounts/account-line.ts'
import type { Difference } from '../../../lib/accounts/differences.ts'

type Cents = ColumnType<bigint, bigint | number, bigint | number>

/** A month that an admin has closed. `epoch` is that of the copy of the statement. */
export type AccountMonthTable = {
  office_id: string
  epoch: ColumnType<bigint, bigint | number, bigint | number>
  /** `YYYY-MM` of the office's clock. */
  month: string
  /** The balances of the statement, and what it moved. */
  opening_cents: Cents
  credits_cents: Cents
  sales_cents: Cents
  refunds_cents: Cents
  closing_cents: Cents
  /** In what bookings and statement did not agree when it was closed. */
  differences: ColumnType<Difference[], string, string>
  reason: string | null
  closed_by: string
  closed_by_name: string
  /** Office time. */
  closed_at: Date
}

/** A line of a closed month as it was then: later readings change nothing. */
export type AccountLineTable = {
  office_id: string
  epoch: ColumnType<bigint, bigint | number, bigint | number>
  closed_month: string
  position: number
  /** As `AccountLine` has them; `month` is an earlier one in a correction. */
  key: string
  month: string
  day: string
  type: LineType
  reference: string | null
  kind: BookingKind | null
  agent: string | null
  cost_centre: string | null
  sale_month: string | null
  sales_cents: Cents
  refunds_cents: Cents
  fees_cents: Cents
  markup_cents: Cents
  commission_cents: Cents
}
