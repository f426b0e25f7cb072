import { sql } from 'kysely'
import type { Db } from '../../gateway/store/transaction.ts'

export type CreditRequest = {
  officeId: string
  amountCents: bigint
  reference: string | null
  at: Date
  requestId: string | null
}

/** Adds funds to an office's wallet, which nothing that runs does. @returns the transfer's id. */
export async function credit(db: Db, wanted: CreditRequest): Promise<bigint> {
  const { rows } = await sql<{ transfer_id: bigint }>`
    with moved as (
      update gateway.wallet set balance_cents = balance_cents + ${wanted.amountCents}, last_transfer_id = last_transfer_id + 1
      where office_id = ${wanted.officeId} returning balance_cents, held_cents, last_transfer_id)
    insert into gateway.transfer
      (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference, balance_cents, held_cents,
       request_id)
    select ${wanted.officeId}, last_transfer_id, 'credit', ${wanted.amountCents}, 'funding', 'available', ${wanted.at},
      ${wanted.reference}, balance_cents, held_cents, ${wanted.requestId}
    from moved returning transfer_id`.execute(db)
  const made = rows[0]
  if (!made) throw new Error(`office ${wanted.officeId} has no wallet`)
  return made.transfer_id
}
