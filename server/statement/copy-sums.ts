import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { CopySums, DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'

/** The columns of a movement that are counted. */
type Counted = { id: string; kind: WalletEntryKind; amount_cents: number; resolves_id: string | null }

const NOTHING: CopySums = { rows: 0, ends: 0, ended: 0, endedCents: 0, cents: {} }

/**
 * The sums of a copy after these movements were added to it, in the transaction that adds them. Marks the
 * holds that one of them ended, or that one before them had.
 * @param sums the sums before; null while nobody has counted them
 */
export async function sumsWith(
  trx: Transaction<DeskTables>,
  officeId: string,
  sums: CopySums | null,
  added: readonly Counted[],
): Promise<CopySums> {
  const ended = await markEnded(trx, officeId, added)
  if (sums === null) return countedSums(trx, officeId)
  const cents: CopySums['cents'] = { ...sums.cents }
  for (const { kind, amount_cents } of added) cents[kind] = (cents[kind] ?? 0) + amount_cents
  return {
    rows: sums.rows + added.length,
    ends: sums.ends + added.filter(({ resolves_id }) => resolves_id !== null).length,
    ended: sums.ended + ended.length,
    endedCents: ended.reduce((sum, each) => sum + each, sums.endedCents),
    cents,
  }
}

/** Marks holds whose end is in the copy now; answers their amounts. */
async function markEnded(
  trx: Transaction<DeskTables>,
  officeId: string,
  added: readonly Counted[],
): Promise<number[]> {
  const ids = added.flatMap(({ id, kind, resolves_id }) =>
    resolves_id !== null ? [resolves_id] : kind === 'hold' ? [id] : [],
  )
  const { rows } = await sql<{ amount_cents: bigint }>`
    update desk.wallet_entry h set ended = true
    where h.office_id = ${officeId} and h.id = any(${ids}::text[]) and h.kind = 'hold' and not h.ended
      and exists (select from desk.wallet_entry r where r.office_id = h.office_id and r.resolves_id = h.id)
    returning h.amount_cents`.execute(trx)
  return rows.map((row) => Number(row.amount_cents))
}

/** The same sums, counted over every movement of the copy. */
export async function countedSums(db: DeskDb, officeId: string): Promise<CopySums> {
  const { rows } = await sql<{
    kind: WalletEntryKind
    rows: string
    ends: string
    ended: string
    ended_cents: string
    cents: string
  }>`
    select kind, count(*) as rows, count(resolves_id) as ends, count(*) filter (where ended) as ended,
      coalesce(sum(amount_cents) filter (where ended), 0) as ended_cents, sum(amount_cents) as cents
    from desk.wallet_entry where office_id = ${officeId} group by kind`.execute(db)
  return rows.reduce(
    (sums, row) => ({
      rows: sums.rows + Number(row.rows),
      ends: sums.ends + Number(row.ends),
      ended: sums.ended + Number(row.ended),
      endedCents: sums.endedCents + Number(row.ended_cents),
      cents: { ...sums.cents, [row.kind]: Number(row.cents) },
    }),
    NOTHING,
  )
}
