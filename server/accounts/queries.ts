import 'server-only'
import type { MonthPageView, MonthsView, MonthView } from '../../lib/accounts/accounts-view.ts'
import { firstDayOf, isMonth, monthOf, monthsFrom, type Month } from '../../lib/accounts/month.ts'
import type { MonthQuery } from '../../lib/accounts/month-query.ts'
import type { Desk } from '../desk.ts'
import { invoiceNumbersOf } from '../invoice/invoices-of-bookings.ts'
import { asAdmin, type AdminRefusal } from '../office/require-admin.ts'
import type { AnyGrant } from '../session/grant.ts'
import { clientLines } from './clients.ts'
import { monthPage } from './month-page.ts'
import { nextMonth, openMonth } from './open-month.ts'
import { monthsOf, obstacleOf, statementOfMonths, type StatementOfMonths } from './statement-of-months.ts'
import { storedLines, storedMonths, type StoredMonth } from './stored-months.ts'
import type { DeskDb } from '../store/store.ts'

/** The reading for the list of months. */
export type MonthsReading = ({ kind: 'read' } & MonthsView) | AdminRefusal

/** The reading of one month; `no-month` for an address that names none which has begun. */
export type MonthReading = ({ kind: 'read' } & MonthView) | NoMonth

/** The reading for the page of a month. */
export type MonthPageReading = ({ kind: 'read' } & MonthPageView) | NoMonth

type NoMonth = { kind: 'no-month' } | AdminRefusal

/** All months of the office, for its admins. */
export function readMonths(): Promise<MonthsReading> {
  return asAdmin(monthsForAdmin)
}

/** One month, for the office's admins. */
export function readMonth(month: string, query: MonthQuery): Promise<MonthPageReading> {
  return asAdmin((desk, grant) => monthPageForAdmin(desk, grant, month, query))
}

/** The page of a month, for the grant of an admin. */
export async function monthPageForAdmin(
  desk: Desk,
  grant: AnyGrant,
  month: string,
  query: MonthQuery,
): Promise<MonthPageReading> {
  const reading = await monthForAdmin(desk, grant, month)
  if (reading.kind !== 'read') return reading
  const references = new Set(reading.lines.flatMap(({ reference }) => reference ?? []))
  const invoices = await invoiceNumbersOf(await desk.store.db(), grant.officeId, [...references])
  return { kind: 'read', ...monthPage(reading, query, invoices) }
}

/** The months, for the grant of an admin. */
export async function monthsForAdmin(desk: Desk, grant: AnyGrant): Promise<MonthsReading> {
  const statement = await statementOfMonths(desk, grant)
  if (statement === null) return { kind: 'session' }
  const db = await desk.store.db()
  const { closed, moved, next } = await monthsIn(db, statement)
  const amountsByMonth = new Map(moved.map((each) => [each.month, each]))
  const closeByMonth = new Map(closed.map((each) => [each.month, each]))
  const first = closed[0]?.month ?? next
  const months = monthsFrom(first, monthOf(statement.serverNow)).reverse()
  return {
    kind: 'read',
    serverNow: statement.serverNow,
    origin: statement.origin,
    missing: statement.missing,
    next: moved.length === 0 ? null : next,
    months: months.map((month) => {
      const close = closeByMonth.get(month)
      const { salesCents, refundsCents } = close?.balances ??
        amountsByMonth.get(month) ?? { salesCents: 0, refundsCents: 0 }
      return {
        month,
        close: close?.close ?? null,
        amounts: { salesCents, refundsCents },
        differenceCount: close ? close.differences.length : null,
      }
    }),
  }
}

/** The month, for the grant of an admin. */
export async function monthForAdmin(desk: Desk, grant: AnyGrant, month: string): Promise<MonthReading> {
  if (!isMonth(month)) return { kind: 'no-month' }
  const statement = await statementOfMonths(desk, grant)
  if (statement === null) return { kind: 'session' }
  if (firstDayOf(month) > statement.serverNow.slice(0, 10)) return { kind: 'no-month' }
  const db = await desk.store.db()
  const { closed, next } = await monthsIn(db, statement)
  const stored = closed.find((each) => each.month === month)
  const read = stored
    ? { ...stored, lines: await storedLines(db, statement.ledger, month) }
    : { ...(await openMonth(db, statement, month, closed)), close: null }
  return {
    kind: 'read',
    officeName: grant.officeName,
    serverNow: statement.serverNow,
    month,
    origin: statement.origin,
    missing: statement.missing,
    close: read.close,
    obstacle: stored ? null : obstacleOf(statement, month, next),
    lines: await clientLines(desk, db, grant.officeId, read.lines),
    balances: read.balances,
    differences: read.differences,
  }
}

/** The closed months, what each month moved, and the oldest month that is open. */
async function monthsIn(
  db: DeskDb,
  statement: StatementOfMonths,
): Promise<{ closed: StoredMonth[]; moved: Awaited<ReturnType<typeof monthsOf>>; next: Month }> {
  const [closed, moved] = await Promise.all([
    storedMonths(db, statement.ledger),
    monthsOf(db, statement.source),
  ])
  return { closed, moved, next: nextMonth(closed, moved, statement.serverNow) }
}
