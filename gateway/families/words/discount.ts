/** Whole percent that a price lies below what it was before the discount; 0 where there is none. */
export function discountPercent(totalCents: number, beforeCents: number): number {
  return beforeCents > totalCents ? Math.round(((beforeCents - totalCents) / beforeCents) * 100) : 0
}

/** From so many percent on a discount is called a deal. */
const DEAL_PERCENT = 15

/** Badges of a price: the documents name none, these are ours (gap 146). */
export function dealBadges(percent: number): { code: string; label: string }[] {
  if (percent < 1) return []
  return percent < DEAL_PERCENT
    ? [{ code: 'discount', label: `${percent}% off` }]
    : [{ code: 'deal', label: `Deal: ${percent}% off` }]
}
