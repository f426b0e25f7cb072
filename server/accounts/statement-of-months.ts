import 'server-only'
import { sql } from 'kysely'
import type { Amounts } from '../../lib/accounts/account-line.ts'
import type { CloseObstacle } from '../../lib/accounts/accounts-view.ts'
import { firstDayOf, monthAfter, monthOf, type Month } from '../../lib/accounts/month.ts'
import type { StatementOrigin } from '../../lib/wallet/wallet-view.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyAll } from '../statement/copy-all.ts'
import type { MovementSource } from '../statement/movements.ts'
import { sourceOf } from '../statement/statement-source.ts'
import { copiedRange } from '../statement/stored-copy.ts'
import type { DeskDb } from '../store/store.ts'
import type { Span } from './account-lines.ts'
import type { Ledger } from './stored-months.ts'

/** The statement that the months of an office are made from, as it was just brought up to date. */
export type StatementOfMonths = {
  /** Office time. */
  serverNow: string
  ledger: Ledger
  source: MovementSource
  origin: StatementOrigin
  /** Movements that are not copied yet. */
  missing: number
}

/** Brings the copy of the statement up to date; null where the session has ended. */
export async function statementOfMonths(desk: Desk, grant: AnyGrant): Promise<StatementOfMonths | null> {
  const [config, copied] = await Promise.all([officeConfig(desk, grant), copyAll(desk, grant)])
  if (config.kind === 'session' || copied.kind === 'session') return null
  const range = await copiedRange(desk, grant.officeId)
  const { source, origin } = sourceOf(grant, copied, range, null)
  return {
    serverNow: serverNowOf(desk, config),
    ledger: { officeId: grant.officeId, epoch: range.epoch },
    source,
    origin,
    missing: source.kind === 'copy' ? Math.max(0, range.from - 1) : 0,
  }
}

/** The instants of a month. */
export function spanOf(month: Month): Span {
  return spanOfMonths(month, month)
}

/** The instants of some months. */
export function spanOfMonths(first: Month, last: Month): Span {
  const start = (month: Month) => new Date(`${firstDayOf(month)}T00:00:00Z`)
  return { from: start(first), until: start(monthAfter(last)) }
}

/** What the statement charged and refunded in each month in which money moved, the oldest first. */
export async function monthsOf(
  db: DeskDb,
  { rows: movements }: MovementSource,
): Promise<(Pick<Amounts, 'salesCents' | 'refundsCents'> & { month: Month })[]> {
  const { rows } = await sql<{ month: Month; sales: string; refunds: string }>`
    select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'charge'), 0) as sales,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'refund'), 0) as refunds
    from ${movements} e group by 1 order by 1`.execute(db)
  return rows.map(({ month, sales, refunds }) => ({
    month,
    salesCents: Number(sales),
    refundsCents: Number(refunds),
  }))
}

/**
 * Why a month cannot be closed; null where it can. Months are closed in their order, when they are over, and
 * from a whole statement.
 * @param next the oldest month that is open
 */
export function obstacleOf(statement: StatementOfMonths, month: Month, next: Month): CloseObstacle | null {
  const { origin, missing, serverNow } = statement
  if (month >= monthOf(serverNow)) return { kind: 'running' }
  if (month !== next) return { kind: 'earlier-open', month: next }
  if (origin.kind !== 'gateway') return { kind: 'no-statement', origin }
  return missing > 0 ? { kind: 'copy-behind', missing } : null
}
