import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import type { AccountLine } from '../../lib/accounts/account-line.ts'
import type { MonthClose } from '../../lib/accounts/accounts-view.ts'
import type { Balances, Difference } from '../../lib/accounts/differences.ts'
import type { Month } from '../../lib/accounts/month.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { AccountLineTable, AccountMonthTable } from '../store/tables/account.ts'

/** The ledger that months belong to: an office's, since it began anew for the last time. */
export type Ledger = { officeId: string; epoch: number }

/** A closed month. */
export type StoredMonth = {
  month: Month
  close: MonthClose
  balances: Balances
  differences: Difference[]
}

/** The closed months of a ledger, the oldest first. */
export async function storedMonths(db: DeskDb, { officeId, epoch }: Ledger): Promise<StoredMonth[]> {
  const rows = await db
    .selectFrom('account_month')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('epoch', '=', BigInt(epoch))
    .orderBy('month')
    .execute()
  return rows.map(monthOfRow)
}

/** The lines that were stored with one closed month, or with all of them; in their order. */
export async function storedLines(
  db: DeskDb,
  { officeId, epoch }: Ledger,
  closedMonth: Month | null,
): Promise<AccountLine[]> {
  let query = db
    .selectFrom('account_line')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('epoch', '=', BigInt(epoch))
  if (closedMonth !== null) query = query.where('closed_month', '=', closedMonth)
  const rows = await query.orderBy('closed_month').orderBy('position').execute()
  return rows.map(lineOfRow)
}

const LINES_AT_ONCE = 1000

/** Stores a closed month with its lines. */
export async function storeMonth(
  trx: Transaction<DeskTables>,
  { officeId, epoch }: Ledger,
  { month, close, balances, differences }: StoredMonth & { close: MonthClose & { userName: string } },
  lines: readonly AccountLine[],
): Promise<void> {
  await trx
    .insertInto('account_month')
    .values({
      office_id: officeId,
      epoch,
      month,
      opening_cents: balances.openingCents,
      credits_cents: balances.creditsCents,
      sales_cents: balances.salesCents,
      refunds_cents: balances.refundsCents,
      closing_cents: balances.closingCents,
      differences: JSON.stringify(differences),
      reason: close.reason,
      closed_by: close.userName,
      closed_by_name: close.by,
      closed_at: new Date(close.at),
    })
    .execute()
  for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
    const values = lines.slice(first, first + LINES_AT_ONCE).map((line, index) => ({
      office_id: officeId,
      epoch,
      closed_month: month,
      position: first + index,
      ...columnsOf(line),
    }))
    await trx.insertInto('account_line').values(values).execute()
  }
}

function monthOfRow(row: Selectable<AccountMonthTable>): StoredMonth {
  return {
    month: row.month,
    close: { by: row.closed_by_name, at: row.closed_at.toISOString(), reason: row.reason },
    balances: {
      openingCents: Number(row.opening_cents),
      creditsCents: Number(row.credits_cents),
      salesCents: Number(row.sales_cents),
      refundsCents: Number(row.refunds_cents),
      closingCents: Number(row.closing_cents),
    },
    differences: row.differences,
  }
}

function columnsOf(line: AccountLine) {
  return {
    key: line.key,
    month: line.month,
    day: line.day,
    type: line.type,
    reference: line.reference,
    kind: line.kind,
    agent: line.agent,
    cost_centre: line.costCentre,
    sale_month: line.saleMonth,
    sales_cents: line.salesCents,
    refunds_cents: line.refundsCents,
    fees_cents: line.feesCents,
    markup_cents: line.markupCents,
    commission_cents: line.commissionCents,
  }
}

function lineOfRow(row: Selectable<AccountLineTable>): AccountLine {
  return {
    key: row.key,
    month: row.month,
    day: row.day,
    type: row.type,
    reference: row.reference,
    kind: row.kind,
    agent: row.agent,
    costCentre: row.cost_centre,
    saleMonth: row.sale_month,
    salesCents: Number(row.sales_cents),
    refundsCents: Number(row.refunds_cents),
    feesCents: Number(row.fees_cents),
    markupCents: Number(row.markup_cents),
    commissionCents: Number(row.commission_cents),
  }
}
