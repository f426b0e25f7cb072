import type { WalletEntryKind } from '../../../contract/wallet/entry-kinds.ts'
import type { Db } from '../../store/transaction.ts'

/** One transfer; balance and held amount are those after it. `resolvesId` is the hold that it ended. */
export type StatementEntry = {
  id: bigint
  at: Date
  kind: WalletEntryKind
  amountCents: bigint
  balanceCents: bigint
  heldCents: bigint
  reference: string | null
  family: string | null
  resolvesId: bigint | null
}

/**
 * `from` and `to` are dates of the office's clock, both included; null is unbounded. `start` is a page, from
 * 1 on, or the entry after which the page begins, whether or not others were added since.
 */
export type StatementPage = {
  from: string | null
  to: string | null
  start: { page: number } | { after: bigint }
  perPage: number
}

/**
 * One page of the office's ledger, newest first; `total` counts all entries, `before` those on pages before.
 */
export async function statementOf(
  db: Db,
  officeId: string,
  { from, to, start, perPage }: StatementPage,
): Promise<{ entries: StatementEntry[]; total: number; before: number }> {
  let wanted = db.selectFrom('transfer').where('office_id', '=', officeId)
  if (from !== null) wanted = wanted.where('at', '>=', new Date(`${from}T00:00:00Z`))
  if (to !== null) wanted = wanted.where('at', '<', dayAfter(to))
  const after = 'after' in start ? start.after : null
  const counts = await wanted
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .select((eb) =>
      eb.fn
        .countAll<bigint>()
        .filterWhere('transfer_id', '>=', after ?? 0n)
        .as('before'),
    )
    .executeTakeFirstOrThrow()
  const skipped = 'page' in start ? (start.page - 1) * perPage : 0
  const rows = await (after === null ? wanted : wanted.where('transfer_id', '<', after))
    .select(['transfer_id', 'at', 'kind', 'amount_cents', 'balance_cents', 'held_cents'])
    .select(['reference', 'family', 'resolves_id'])
    .orderBy('transfer_id', 'desc')
    .limit(perPage)
    .offset(skipped)
    .execute()
  const entries = rows.map((row) => ({
    id: row.transfer_id,
    at: row.at,
    kind: row.kind,
    amountCents: row.amount_cents,
    balanceCents: row.balance_cents,
    heldCents: row.held_cents,
    reference: row.reference,
    family: row.family,
    resolvesId: row.resolves_id,
  }))
  return { entries, total: Number(counts.total), before: after === null ? skipped : Number(counts.before) }
}

const DAY_MILLIS = 86_400_000

function dayAfter(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MILLIS)
}
