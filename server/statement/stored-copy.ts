import 'server-only'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import type { CopySums, DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { sumsWith } from './copy-sums.ts'

/** A movement as `wallet_entry` keeps it. */
export type Movement = {
  ordinal: number
  id: string
  at: Date
  kind: WalletEntryKind
  amount_cents: number
  balance_cents: number
  held_cents: number
  reference: string | null
  family: string | null
  resolves_id: string | null
}

/**
 * The ordinals that the copy has without a gap; both are 0 while it is empty. `sums` are those of all its
 * movements; null while nobody has counted them.
 */
export type CopiedRange = { epoch: number; from: number; to: number; sums: CopySums | null }

const NOTHING: CopiedRange = { epoch: 0, from: 0, to: 0, sums: null }

/** How far the copy of an office's statement reaches. */
export async function copiedRange(desk: Desk, officeId: string): Promise<CopiedRange> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('wallet_copy')
    .select(['epoch', 'from_ordinal', 'to_ordinal', 'sums'])
    .where('office_id', '=', officeId)
    .executeTakeFirst()
  return row ? rangeOf(row) : NOTHING
}

/**
 * Adds movements that were read while the copy had the range `rangeBefore`. Several processes may do so at
 * once: movements that the copy already has stay.
 * @param runs movements without a gap, each list newest first
 * @returns the range afterwards; `outdated` if the copy was emptied since, `contradicted` if it has another
 * movement at one of these ordinals. Then nothing was stored.
 */
export async function storeMovements(
  desk: Desk,
  officeId: string,
  rangeBefore: CopiedRange,
  runs: readonly Movement[][],
): Promise<CopiedRange | 'outdated' | 'contradicted'> {
  // Most readings find nothing new, and take no lock.
  if (await hasAll(desk, officeId, rangeBefore, runs)) return rangeBefore
  return inTransaction(await desk.store.db(), async (trx) => {
    let range = await lockedRange(trx, officeId)
    if (range.epoch !== rangeBefore.epoch) return 'outdated'
    const missing: Movement[] = []
    for (const run of runs) {
      const there = await storedIn(trx, officeId, run)
      for (const movement of run) {
        const stored = there.get(movement.ordinal)
        if (stored === undefined) missing.push(movement)
        else if (stored !== signOf(movement)) return 'contradicted'
      }
      range = widened(range, run)
    }
    if (missing.length > 0) await insert(trx, officeId, missing)
    if (missing.length > 0 || range.sums === null) {
      range = { ...range, sums: await sumsWith(trx, officeId, range.sums, missing) }
    }
    await trx
      .updateTable('wallet_copy')
      .set({ from_ordinal: range.from, to_ordinal: range.to, sums: JSON.stringify(range.sums) })
      .where('office_id', '=', officeId)
      .execute()
    return range
  })
}

async function hasAll(
  desk: Desk,
  officeId: string,
  range: CopiedRange,
  runs: readonly Movement[][],
): Promise<boolean> {
  const movements = runs.flat()
  const isWithin = movements.every(({ ordinal }) => ordinal >= range.from && ordinal <= range.to)
  if (range.sums === null || !isWithin) return false
  const db = await desk.store.db()
  const stored = await Promise.all(runs.map((run) => storedIn(db, officeId, run)))
  return runs.every((run, at) =>
    run.every((movement) => stored[at]?.get(movement.ordinal) === signOf(movement)),
  )
}

/** Empties the copy, unless somebody else has done so since it had the range `rangeBefore`. */
export async function emptyCopy(desk: Desk, officeId: string, rangeBefore: CopiedRange): Promise<void> {
  await inTransaction(await desk.store.db(), async (trx) => {
    const { epoch } = await lockedRange(trx, officeId)
    if (epoch === rangeBefore.epoch) await forgetCopy(trx, officeId)
  })
}

/** Empties the copy, whatever it has: the ledger begins anew. */
export async function forgetCopy(trx: Transaction<DeskTables>, officeId: string): Promise<void> {
  const { epoch } = await lockedRange(trx, officeId)
  await trx.deleteFrom('wallet_entry').where('office_id', '=', officeId).execute()
  await trx
    .updateTable('wallet_copy')
    .set({ epoch: epoch + 1, from_ordinal: 0, to_ordinal: 0, sums: null })
    .where('office_id', '=', officeId)
    .execute()
}

/** Movements of an office that have no gap above them; there may be older ones below a gap. */
export function withoutGap(officeId: string): RawBuilder<boolean> {
  return sql<boolean>`ordinal >= (select from_ordinal from desk.wallet_copy where office_id = ${officeId})`
}

/** The range, with its row locked: an office's copy has one writer at a time. */
async function lockedRange(trx: Transaction<DeskTables>, officeId: string): Promise<CopiedRange> {
  await trx
    .insertInto('wallet_copy')
    .values({ office_id: officeId })
    .onConflict((conflict) => conflict.column('office_id').doNothing())
    .execute()
  const row = await trx
    .selectFrom('wallet_copy')
    .select(['epoch', 'from_ordinal', 'to_ordinal', 'sums'])
    .where('office_id', '=', officeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return rangeOf(row)
}

function rangeOf(row: {
  epoch: bigint
  from_ordinal: bigint
  to_ordinal: bigint
  sums: CopySums | null
}): CopiedRange {
  const { epoch, from_ordinal: from, to_ordinal: to, sums } = row
  return { epoch: Number(epoch), from: Number(from), to: Number(to), sums }
}

async function storedIn(
  trx: DeskDb,
  officeId: string,
  run: readonly Movement[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await trx
    .selectFrom('wallet_entry')
    .select(['ordinal', 'id', 'at', 'kind', 'amount_cents'])
    .where('office_id', '=', officeId)
    .where('ordinal', '>=', BigInt(run.at(-1)?.ordinal ?? 0))
    .where('ordinal', '<=', BigInt(run[0]?.ordinal ?? 0))
    .execute()
  return new Map(
    rows.map((row) => [Number(row.ordinal), signOf({ ...row, amount_cents: Number(row.amount_cents) })]),
  )
}

/** The facts that tell a movement from another one at the same place of a ledger that began anew. */
function signOf({
  id,
  at,
  kind,
  amount_cents,
}: Pick<Movement, 'id' | 'at' | 'kind' | 'amount_cents'>): string {
  return `${id} ${at.toISOString()} ${kind} ${amount_cents}`
}

/** The range with a run; a run that leaves a gap below it begins a new one, which later runs fill. */
function widened(range: CopiedRange, run: readonly Movement[]): CopiedRange {
  const [to, from] = [run[0]?.ordinal, run.at(-1)?.ordinal]
  if (to === undefined || from === undefined) return range
  if (range.to === 0 || from > range.to + 1) return { ...range, from, to: Math.max(to, range.to) }
  if (to < range.from - 1) return range
  return { ...range, from: Math.min(from, range.from), to: Math.max(to, range.to) }
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 2000

async function insert(trx: Transaction<DeskTables>, officeId: string, movements: Movement[]): Promise<void> {
  for (let first = 0; first < movements.length; first += ROWS_AT_ONCE) {
    await trx
      .insertInto('wallet_entry')
      .values(movements.slice(first, first + ROWS_AT_ONCE).map((row) => ({ ...row, office_id: officeId })))
      .execute()
  }
}
