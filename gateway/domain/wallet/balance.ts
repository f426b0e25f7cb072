import type { Db } from '../../store/transaction.ts'

/** Cents. What may be spent is `balanceCents - heldCents` (gap 86). */
export type WalletBalance = { balanceCents: bigint; heldCents: bigint; alertCents: bigint }

/** What an office has and what of it is held. Whoever shows it runs what is due first (`runDue`). */
export async function balanceOf(db: Db, officeId: string): Promise<WalletBalance> {
  const wallet = await db
    .selectFrom('wallet')
    .select(['balance_cents', 'held_cents', 'alert_cents'])
    .where('office_id', '=', officeId)
    .executeTakeFirstOrThrow()
  return {
    balanceCents: wallet.balance_cents,
    heldCents: wallet.held_cents,
    alertCents: wallet.alert_cents,
  }
}
