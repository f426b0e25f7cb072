/** Whole percentage by which a price is below the price before the discount; 0 without a discount. */
export function discountPercent(totalCents: number, beforeCents: number): number {
  return beforeCents > totalCents ? Math.round(((beforeCents - totalCents) / beforeCents) * 100) : 0
}

/** Smallest discount, in percent, that is labelled as a deal. */
const DEAL_PERCENT = 15

/** Badges of a price. The documents name none; these are ours (gap 146). */
export function dealBadges(percent: number): { code: string; label: string }[] {
  if (percent < 1) return []
  return percent < DEAL_PERCENT
    ? [{ code: 'discount', label: `${percent}% off` }]
    : [{ code: 'deal', label: `Deal: ${percent}% off` }]
}
