import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { CloseOutcome } from '../../lib/accounts/accounts-view.ts'
import { obstacleText } from '../../lib/accounts/close-words.ts'
import { monthName, type Month } from '../../lib/accounts/month.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { nextMonth, openMonth } from './open-month.ts'
import { monthsOf, obstacleOf, statementOfMonths } from './statement-of-months.ts'
import { storedMonths, storeMonth, type Ledger } from './stored-months.ts'

/** The verb of the audit entry of a closed month. */
const MONTH_CLOSED = 'month.close'

/** Closes a month: its lines are stored as they are known now, and no later reading changes them. */
export async function closeMonth(
  desk: Desk,
  grant: AnyGrant,
  { month, reason }: { month: Month; reason: string | null },
): Promise<CloseOutcome> {
  const statement = await statementOfMonths(desk, grant)
  if (statement === null) return { kind: 'session' }
  const { ledger, serverNow } = statement
  return inTransaction(await desk.store.db(), async (trx): Promise<CloseOutcome> => {
    if ((await lockedEpoch(trx, ledger)) !== ledger.epoch)
      return refused('The statement began anew. Try again.')
    const closed = await storedMonths(trx, ledger)
    if (closed.some((each) => each.month === month)) return refused(`${monthName(month)} is closed already.`)
    const next = nextMonth(closed, await monthsOf(trx, statement.source), serverNow)
    const obstacle = obstacleOf(statement, month, next)
    if (obstacle) return refused(obstacleText(obstacle))
    const { lines, balances, differences } = await openMonth(trx, statement, month, closed)
    if (balances === null) return refused('There is no statement to close this month against.')
    const close = { by: grant.displayName, userName: grant.userName, at: serverNow, reason }
    await storeMonth(trx, ledger, { month, close, balances, differences }, lines)
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: new Date(serverNow),
      who: grant.userName,
      whoName: grant.displayName,
      verb: MONTH_CLOSED,
      reference: month,
      before: 'open',
      after: 'closed',
      reason,
      requestId: grant.requestId,
    })
    return { kind: 'closed' }
  })
}

/** The epoch of the copy, with its row locked: nothing is copied, and no other month closed, meanwhile. */
async function lockedEpoch(trx: DeskDb, { officeId }: Ledger): Promise<number | null> {
  const row = await trx
    .selectFrom('wallet_copy')
    .select('epoch')
    .where('office_id', '=', officeId)
    .forUpdate()
    .executeTakeFirst()
  return row ? Number(row.epoch) : null
}

function refused(message: string): CloseOutcome {
  return { kind: 'refused', message }
}
