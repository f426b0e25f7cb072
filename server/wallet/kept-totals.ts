import 'server-only'
import type { WalletTotals } from '../../lib/wallet/wallet-view.ts'
import type { Desk } from '../desk.ts'
import type { WalletNumbers } from '../config/office-config.ts'

/**
 * Stores the totals that the gateway just gave, for a page that is opened while it does not answer.
 * @param read.officeAt office time of the reading
 * @param read.wallet null where the totals could not be read
 * @param read.copied whether the statement was read too
 */
export async function keepTotals(
  desk: Desk,
  officeId: string,
  read: { officeAt: string; wallet: WalletNumbers | null; copied: boolean },
): Promise<void> {
  const at = new Date(read.officeAt)
  const { wallet } = read
  const columns = {
    ...(wallet && {
      balance_cents: wallet.balanceCents,
      held_cents: wallet.heldCents,
      alert_cents: wallet.alertCents,
      totals_at: at,
    }),
    ...(read.copied && { copied_at: at }),
  }
  if (Object.keys(columns).length === 0) return
  const db = await desk.store.db()
  await db
    .insertInto('wallet_copy')
    .values({ office_id: officeId, ...columns })
    .onConflict((conflict) => conflict.column('office_id').doUpdateSet(columns))
    .execute()
}

/** The totals that were last stored; null totals while none were. */
export async function keptTotals(
  desk: Desk,
  officeId: string,
): Promise<{ totals: WalletTotals | null; copiedAt: string | null }> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('wallet_copy')
    .select(['balance_cents', 'held_cents', 'alert_cents', 'totals_at', 'copied_at'])
    .where('office_id', '=', officeId)
    .executeTakeFirst()
  const copiedAt = row?.copied_at?.toISOString() ?? null
  if (!row || row.balance_cents === null || row.held_cents === null || row.totals_at === null) {
    return { totals: null, copiedAt }
  }
  const [balanceCents, heldCents] = [Number(row.balance_cents), Number(row.held_cents)]
  const totals = {
    balanceCents,
    heldCents,
    availableCents: balanceCents - heldCents,
    alertCents: Number(row.alert_cents ?? 0),
    asOf: row.totals_at.toISOString(),
  }
  return { totals, copiedAt }
}
