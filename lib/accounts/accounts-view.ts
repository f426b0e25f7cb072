import type { StatementOrigin } from '../wallet/wallet-view.ts'
import type { NetCents } from '../money.ts'
import type { Amounts } from './account-line.ts'
import type { Balances, Difference } from './differences.ts'
import type { ClientLine, Group } from './groups.ts'
import type { MonthQuery } from './month-query.ts'
import type { Month } from './month.ts'

/** The close of a month: who, when (office time, ISO 8601 UTC) and why. */
export type MonthClose = { by: string; at: string; reason: string | null }

/** Why a month cannot be closed now. */
export type CloseObstacle =
  | { kind: 'running' }
  | { kind: 'earlier-open'; month: Month }
  | { kind: 'no-statement'; origin: Exclude<StatementOrigin, { kind: 'gateway' }> }
  | { kind: 'copy-behind'; missing: number }

/** A month in the list. */
export type MonthLine = {
  month: Month
  close: MonthClose | null
  /** Without corrections where the month is open. */
  amounts: Pick<Amounts, 'salesCents' | 'refundsCents'>
  /** How many differences were stored with the close; null while it is open. */
  differenceCount: number | null
}

/** All months of the office since its first movement, the newest first. */
export type MonthsView = {
  serverNow: string
  origin: StatementOrigin
  /** Movements that are not copied yet. */
  missing: number
  months: MonthLine[]
  /** The month that is closed next; null while the office has no movement. */
  next: Month | null
}

/** The accounts of one month. */
export type MonthView = {
  officeName: string
  serverNow: string
  month: Month
  origin: StatementOrigin
  missing: number
  close: MonthClose | null
  /** Null where it can be closed, or is. */
  obstacle: CloseObstacle | null
  /** Its own lines, and the corrections of earlier months that stand in it. */
  lines: ClientLine[]
  /** Null where there is no statement. */
  balances: Balances | null
  differences: Difference[]
}

/** The outcome of closing a month. */
export type CloseOutcome = { kind: 'closed' } | { kind: 'session' } | { kind: 'refused'; message: string }

/** A group of the shown dimension, with its name in the address. */
export type NamedGroup = Group & {
  name: string
  /** The bookings of a client that are on no invoice and owe something, as many as one invoice can have. */
  toInvoice: readonly string[]
}

/** The accounts of a month as its page shows them: sums, one dimension, and some of the lines. */
export type MonthPageView = Omit<MonthView, 'lines'> & {
  query: MonthQuery
  sum: Amounts
  /** Lines of the month itself and corrections of earlier months; `earlierRefundsCents` of earlier sales. */
  lineCount: number
  correctionCount: number
  earlierRefundsCents: NetCents
  groups: NamedGroup[]
  /** The lines that the query lists, as far as the page shows them, and how many there are. */
  shown: ClientLine[]
  shownCount: number
  /** The number of the invoice of each booking that has one. */
  invoices: Readonly<Record<string, string>>
}
