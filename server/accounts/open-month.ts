import 'server-only'
import type { AccountLine } from '../../lib/accounts/account-line.ts'
import {
  balanceDifference,
  differencesOf,
  type Balances,
  type Difference,
} from '../../lib/accounts/differences.ts'
import { monthAfter, monthOf, type Month } from '../../lib/accounts/month.ts'
import type { DeskDb } from '../store/store.ts'
import { linesIn } from './account-lines.ts'
import { correctionsOf } from './corrections.ts'
import { balancesOf, bookingMoneyIn } from './month-money.ts'
import { spanOf, spanOfMonths, type StatementOfMonths } from './statement-of-months.ts'
import { storedLines, type StoredMonth } from './stored-months.ts'

/** A month that is open, as it is known now. */
export type OpenMonth = { lines: AccountLine[]; balances: Balances | null; differences: Difference[] }

/** The oldest month that is open: the one after the last closed one, or the first in which money moved. */
export function nextMonth(
  closed: readonly Pick<StoredMonth, 'month'>[],
  moved: readonly { month: Month }[],
  serverNow: string,
): Month {
  const last = closed.at(-1)?.month
  if (last !== undefined) return monthAfter(last)
  return moved[0]?.month ?? monthOf(serverNow)
}

/**
 * Reads a month that is open: its own lines, and, in the oldest of them, what has changed in the closed
 * months.
 */
export async function openMonth(
  db: DeskDb,
  { ledger, source, origin }: StatementOfMonths,
  month: Month,
  closed: readonly StoredMonth[],
): Promise<OpenMonth> {
  const last = closed.at(-1)?.month
  const corrections = last !== undefined && month === monthAfter(last)
  const [first] = closed
  const own = await linesIn(db, ledger.officeId, source, spanOf(month))
  const lines =
    corrections && first && origin.kind !== 'own'
      ? [
          ...own,
          ...correctionsOf(
            await linesIn(db, ledger.officeId, source, spanOfMonths(first.month, last)),
            await storedLines(db, ledger, null),
          ),
        ]
      : own
  if (origin.kind === 'own') return { lines, balances: null, differences: [] }
  const [balances, money] = await Promise.all([
    balancesOf(db, source, spanOf(month)),
    bookingMoneyIn(db, ledger.officeId, source, spanOf(month)),
  ])
  const unbalanced = balanceDifference(balances)
  return { lines, balances, differences: [...(unbalanced ? [unbalanced] : []), ...differencesOf(money)] }
}
