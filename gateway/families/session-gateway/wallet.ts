import { runDue } from '../../domain/booking/run-due.ts'
import { ok } from '../../domain/outcome.ts'
import { balanceOf } from '../../domain/wallet/balance.ts'
import { statementOf, type StatementPage } from '../../domain/wallet/statement.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { pageAnswer } from '../page-answer.ts'
import { usdOf } from '../usd.ts'
import { entryIds } from '../words/entry-ids.ts'

/**
 * The office wallet (assumed operations; gap 86). Due effects are applied first, so that a lapsed hold is
 * never shown as held.
 */
export function walletHandlers(services: Services): Pick<Handlers, 'wallet.balance' | 'wallet.statement'> {
  return {
    'wallet.balance': async ({ caller }) => {
      await runDue(services, caller.officeId)
      const wallet = await balanceOf(services.db, caller.officeId)
      return ok({
        Total: usdOf(wallet.balanceCents),
        Held: usdOf(wallet.heldCents),
        Available: usdOf(wallet.balanceCents - wallet.heldCents),
        AlertValue: usdOf(wallet.alertCents),
        Currency: 'USD',
      })
    },
    'wallet.statement': async ({ caller, request }) => {
      const { From, To, Page, PerPage, After } = request.body
      await runDue(services, caller.officeId)
      const ids = entryIds(await services.keys.hashKey(), caller.officeId)
      const page: StatementPage = {
        from: From ?? null,
        to: To ?? null,
        start: After === undefined ? { page: Page } : { after: ids.entryOf(After) },
        perPage: PerPage,
      }
      const { entries, total, before } = await services.replicaReads(services.db, (db) =>
        statementOf(db, caller.officeId, page),
      )
      const last = entries.at(-1)
      const answer = {
        Entries: entries.map((entry) => ({
          Id: ids.idOf(entry.id),
          At: entry.at.toISOString(),
          Kind: entry.kind,
          Amount: usdOf(entry.amountCents),
          Balance: usdOf(entry.balanceCents),
          Held: usdOf(entry.heldCents),
          Reference: entry.reference,
          Family: entry.family,
          ResolvesId: entry.resolvesId === null ? null : ids.idOf(entry.resolvesId),
        })),
        Meta: {
          Page: Math.floor(before / PerPage) + 1,
          PerPage,
          Total: total,
          PageCount: Math.ceil(total / PerPage),
        },
      }
      const hasMore = last !== undefined && before + entries.length < total
      return pageAnswer(answer, hasMore ? { After: ids.idOf(last.id) } : null)
    },
  }
}
