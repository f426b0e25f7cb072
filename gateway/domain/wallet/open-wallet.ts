import { sql } from 'kysely'
import type { Tx } from '../../store/transaction.ts'

/** The desk warns when available funds are at or below this, unless the office sets another amount. */
const ALERT_CENTS = 100_000n

/**
 * Opens an office's wallet with its opening balance as the first transfer. Idempotent.
 * Source: Session gateway, Limits (sandbox wallet); gap 86.
 */
export async function openWallet(
  tx: Tx,
  wallet: {
    officeId: string
    seedCents: bigint | number
    at: Date
    requestId?: string | null
    /** The number of the last transfer that the office had before a reset. */
    lastTransferId?: bigint
  },
): Promise<void> {
  const seed = BigInt(wallet.seedCents)
  // An empty wallet has no first transfer, because a transfer must move an amount.
  const lastTransferId = (wallet.lastTransferId ?? 0n) + (seed === 0n ? 0n : 1n)
  const opened = await tx
    .insertInto('wallet')
    .values({
      office_id: wallet.officeId,
      balance_cents: seed,
      held_cents: 0,
      alert_cents: ALERT_CENTS,
      last_transfer_id: lastTransferId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('office_id')
    .executeTakeFirst()
  if (!opened || seed === 0n) return
  await sql`
    insert into gateway.transfer
      (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents,
       request_id)
    values (${wallet.officeId}, ${lastTransferId}, 'seed', ${seed}, 'funding', 'available', ${wallet.at}, ${seed}, 0,
      ${wallet.requestId ?? null})`.execute(tx)
}
