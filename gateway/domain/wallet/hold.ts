import { sql } from 'kysely'
import type { BookingTable } from '../../store/schema.ts'
import type { Db } from '../../store/transaction.ts'

/** The kind of booking that a transfer belongs to; the statement shows it. */
export type WalletFamily = BookingTable['kind']

export type HoldRequest = {
  officeId: string
  amountCents: bigint
  /** The reference of the booking that the money is for. */
  reference: string
  family: WalletFamily
  /** Office time. */
  at: Date
  requestId: string | null
}

export type HoldResult = { ok: true; holdId: bigint } | { ok: false; shortCents: bigint }

/**
 * Holds funds: a pending transfer from available to held, which is released or charged
 * exactly once. One guarded statement instead of a read and a write: of concurrent
 * holds exactly those succeed that the balance covers. Returns the missing amount when
 * the wallet is short. Source: Session gateway, States and transitions; gap 86.
 */
export async function hold(db: Db, wanted: HoldRequest): Promise<HoldResult> {
  for (;;) {
    const { rows } = await sql<{ transfer_id: bigint }>`
      with moved as (
        update gateway.wallet set held_cents = held_cents + ${wanted.amountCents},
          last_transfer_id = last_transfer_id + 1
        where office_id = ${wanted.officeId} and balance_cents - held_cents >= ${wanted.amountCents}
        returning balance_cents, held_cents, last_transfer_id)
      insert into gateway.transfer
        (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference, family,
         balance_cents, held_cents, request_id)
      select ${wanted.officeId}, last_transfer_id, 'hold', ${wanted.amountCents}, 'available', 'held',
        ${wanted.at}, ${wanted.reference}, ${wanted.family}, balance_cents, held_cents, ${wanted.requestId}
      from moved returning transfer_id`.execute(db)
    const made = rows[0]
    if (made) return { ok: true, holdId: made.transfer_id }
    const available = await availableCents(db, wanted.officeId)
    if (available < wanted.amountCents) return { ok: false, shortCents: wanted.amountCents - available }
    // Funds were released between the two statements: try again.
  }
}

async function availableCents(db: Db, officeId: string): Promise<bigint> {
  const wallet = await db
    .selectFrom('wallet')
    .select(['balance_cents', 'held_cents'])
    .where('office_id', '=', officeId)
    .executeTakeFirstOrThrow()
  return wallet.balance_cents - wallet.held_cents
}
