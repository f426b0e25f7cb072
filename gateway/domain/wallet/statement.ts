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

/** `from` and `to` are dates of the office's clock, both included; null is unbounded. Pages start at 1. */
export type StatementPage = { from: string | null; to: string | null; page: number; perPage: number }

/** One page of the office's ledger, newest first, and the total number of entries. */
export async function statementOf(
  db: Db,
  officeId: string,
  page: StatementPage,
): Promise<{ entries: StatementEntry[]; total: number }> {
  let wanted = db.selectFrom('transfer').where('office_id', '=', officeId)
  if (page.from !== null) wanted = wanted.where('at', '>=', new Date(`${page.from}T00:00:00Z`))
  if (page.to !== null) wanted = wanted.where('at', '<', dayAfter(page.to))
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .select(['transfer_id', 'at', 'kind', 'amount_cents', 'balance_cents', 'held_cents'])
    .select(['reference', 'family', 'resolves_id'])
    .orderBy('transfer_id', 'desc')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
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
  return { entries, total: Number(total) }
}

const DAY_MILLIS = 86_400_000

function dayAfter(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MILLIS)
}
