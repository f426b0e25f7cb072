import { sql } from 'kysely'
import type { Tx } from '../../store/transaction.ts'

export type RefundRequest = {
  officeId: string
  /** The charged hold that is refunded in full or in part. */
  holdId: bigint
  amountCents: bigint
  at: Date
  requestId: string | null
}

/**
 * `exceeded`: the hold was not charged, or less of the charge is left than requested; nothing was changed.
 */
export type Refunded = { ok: true; transferId: bigint } | { ok: false; reason: 'exceeded' }

/**
 * Refunds a charge, in total never more than was charged.
 * Source: Session gateway, States and transitions, AirRefund.
 */
export async function refund(tx: Tx, wanted: RefundRequest): Promise<Refunded> {
  await sql`select from gateway.wallet where office_id = ${wanted.officeId} for update`.execute(tx)
  const { rows } = await sql<{ transfer_id: bigint }>`
    with charged as (
      select c.amount_cents, c.reference, c.family from gateway.transfer c
      where c.office_id = ${wanted.officeId} and c.resolves_id = ${wanted.holdId} and c.kind = 'charge'
        and c.amount_cents - ${wanted.amountCents} >= (
          select coalesce(sum(r.amount_cents), 0) from gateway.transfer r
          where r.office_id = ${wanted.officeId} and r.reference = c.reference and r.kind = 'refund')),
    moved as (
      update gateway.wallet w set balance_cents = w.balance_cents + ${wanted.amountCents},
        last_transfer_id = w.last_transfer_id + 1
      from charged where w.office_id = ${wanted.officeId}
      returning w.balance_cents, w.held_cents, w.last_transfer_id)
    insert into gateway.transfer
      (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference, family,
       balance_cents, held_cents, request_id)
    select ${wanted.officeId}, moved.last_transfer_id, 'refund', ${wanted.amountCents}, 'supplier', 'available',
      ${wanted.at}, charged.reference, charged.family, moved.balance_cents, moved.held_cents, ${wanted.requestId}
    from charged, moved returning transfer_id`.execute(tx)
  const made = rows[0]
  return made ? { ok: true, transferId: made.transfer_id } : { ok: false, reason: 'exceeded' }
}
