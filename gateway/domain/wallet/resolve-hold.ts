import { sql } from 'kysely'
import type { Tx } from '../../store/transaction.ts'

export type HoldToResolve = { officeId: string; holdId: bigint; at: Date; requestId: string | null }

/** `resolved`: the hold was already released or charged; nothing was changed. */
export type Resolution = { ok: true; transferId: bigint } | { ok: false; reason: 'resolved' }

/** Returns held funds to the available balance. */
export function release(tx: Tx, held: HoldToResolve): Promise<Resolution> {
  return resolve(tx, held, { kind: 'release', to: 'available' })
}

/** Pays held funds to the supplier. */
export function charge(tx: Tx, held: HoldToResolve): Promise<Resolution> {
  return resolve(tx, held, { kind: 'charge', to: 'supplier' })
}

type End = { kind: 'release'; to: 'available' } | { kind: 'charge'; to: 'supplier' }

/**
 * Ends a hold once. The wallet's row is locked first, so that the next statement sees a concurrent
 * resolution. A unique index on `resolves_id` guarantees it as well.
 */
async function resolve(tx: Tx, held: HoldToResolve, end: End): Promise<Resolution> {
  await sql`select from gateway.wallet where office_id = ${held.officeId} for update`.execute(tx)
  const { rows } = await sql<{ transfer_id: bigint }>`
    with pending as (
      select h.transfer_id, h.amount_cents, h.reference, h.family from gateway.transfer h
      where h.office_id = ${held.officeId} and h.transfer_id = ${held.holdId} and h.kind = 'hold'
        and not exists (
          select from gateway.transfer r
          where r.office_id = ${held.officeId} and r.resolves_id = h.transfer_id)),
    moved as (
      update gateway.wallet w set
        held_cents = w.held_cents - pending.amount_cents,
        balance_cents = w.balance_cents - case when ${end.kind} = 'charge' then pending.amount_cents else 0 end,
        last_transfer_id = w.last_transfer_id + 1
      from pending where w.office_id = ${held.officeId}
      returning w.balance_cents, w.held_cents, w.last_transfer_id)
    insert into gateway.transfer
      (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference, family, resolves_id,
       balance_cents, held_cents, request_id)
    select ${held.officeId}, moved.last_transfer_id, ${end.kind}, pending.amount_cents, 'held', ${end.to},
      ${held.at}, pending.reference, pending.family, pending.transfer_id, moved.balance_cents, moved.held_cents, ${held.requestId}
    from pending, moved returning transfer_id`.execute(tx)
  const made = rows[0]
  return made ? { ok: true, transferId: made.transfer_id } : { ok: false, reason: 'resolved' }
}
