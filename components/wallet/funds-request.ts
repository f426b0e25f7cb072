import type { NetFormat } from '../../lib/money.ts'
import type { ShortBooking, WalletView } from '../../lib/wallet/wallet-view.ts'

/** What the wallet lacks. Integer cents. */
export type FundsNeed = {
  /** What to add so that all of it can be booked and the available amount stays above the alert. */
  addCents: number
  alertCents: number
  /** `missingCents` is the shortfall of this booking alone; null if its price is not known. */
  shorts: (ShortBooking & { missingCents: number | null })[]
}

/** What the wallet lacks for what could not be booked, and for its alert; null if it lacks nothing. */
export function fundsNeeded({ totals, shorts }: Pick<WalletView, 'totals' | 'shorts'>): FundsNeed | null {
  if (totals === null) return null
  const { availableCents, alertCents } = totals
  const wanted = shorts.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  const addCents = Math.max(0, wanted + alertCents - availableCents)
  if (shorts.length === 0 && addCents === 0) return null
  const missing = shorts.map((short) => ({
    ...short,
    missingCents: short.totalCents === null ? null : Math.max(0, short.totalCents - availableCents),
  }))
  return { addCents, alertCents, shorts: missing }
}

/** The message to whoever adds funds: office, amount, and what it is for. */
export function fundsRequestText(
  office: WalletView['office'],
  availableCents: number,
  { addCents, alertCents, shorts }: FundsNeed,
  formatNet: NetFormat,
): string {
  const lines = shorts.map(({ reference, label, title, totalCents, missingCents }) => {
    const price = totalCents === null ? 'price not known' : formatNet(totalCents)
    const short = missingCents === null ? '' : `, ${formatNet(missingCents)} short`
    return `- ${reference}: ${[label, title].filter(Boolean).join(', ')}, ${price}${short}`
  })
  return [
    `${office.name} (${office.id}) needs ${formatNet(addCents)} in its wallet.`,
    `Available now: ${formatNet(availableCents)}.${alertCents > 0 ? ` Low-balance alert: ${formatNet(alertCents)}.` : ''}`,
    ...(lines.length > 0 ? ['Not booked because the wallet was short:', ...lines] : []),
  ].join('\n')
}
