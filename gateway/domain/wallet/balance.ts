import type { Db } from '../../store/transaction.ts'

/** Cents of USD. The available amount is `balanceCents - heldCents` (gap 86). */
export type WalletBalance = { balanceCents: bigint; heldCents: bigint; alertCents: bigint }

/** The balance and the held amount of an office. Call `runDue` before showing it. */
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
