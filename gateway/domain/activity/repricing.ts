import { inTransaction } from '../../../database/transaction.ts'
import type { Services } from '../../services.ts'
import type { Db } from '../../store/transaction.ts'
import type { VariantDay } from '../../supply/activity/variant.ts'
import { takeArmed } from '../sandbox/armed.ts'
import type { Caller } from '../session/caller.ts'
import { usdText } from '../wallet/usd-text.ts'

// A repricing that the sandbox was asked for: from then on, a variant costs a tenth more for one office.

/** Reprices a variant for the caller's office now, if that is armed. */
export async function strikeReprice(
  { db }: Services,
  caller: Pick<Caller, 'officeId' | 'environment' | 'now'>,
  variantUuid: string,
): Promise<void> {
  if (caller.environment === 'production') return
  await inTransaction(db, async (tx) => {
    if (!(await takeArmed(tx, caller.officeId, 'reprice'))) return
    await tx
      .insertInto('activity_repricing')
      .values({ office_id: caller.officeId, variant_uuid: variantUuid, at: caller.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** When a variant was repriced for an office, newest first. */
export async function repricings(db: Db, officeId: string, variantUuid: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('activity_repricing')
    .select('at')
    .where('office_id', '=', officeId)
    .where('variant_uuid', '=', variantUuid)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}

/** Dates after so many repricings; the supplier has no text for their prices, so it is one in USD. */
export function repriced(days: readonly VariantDay[], times: number): readonly VariantDay[] {
  if (times === 0) return days
  const raised = (cents: number) => Math.round((cents * 1.1 ** times) / 10) * 10
  const text = (cents: number) => `USD ${usdText(BigInt(cents))}`
  const again = ({ cents }: { cents: number }) => ({ cents: raised(cents), format: text(raised(cents)) })
  return days.map(({ date, sets }) => ({
    date,
    sets: sets.map((set) => ({
      ...set,
      rates: set.rates.map(({ category, retailCents, nettCents, selling }) => ({
        category,
        retailCents: raised(retailCents),
        nettCents: raised(nettCents),
        retailFormat: text(raised(retailCents)),
        nettFormat: text(raised(nettCents)),
        ...(selling && { selling: { least: again(selling.least), advised: again(selling.advised) } }),
      })),
    })),
  }))
}
