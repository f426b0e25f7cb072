import 'server-only'
import type { ActivityFacets } from '../../lib/activity/catalogue-answer.ts'

/** Bands of the price histogram. */
export const PRICE_BANDS = 24

const NICE_CENTS = [100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000]

/** A round width with which all bands but the last reach over nineteen of twenty prices. */
export function bandWidth(prices: readonly number[]): number {
  const high = prices.toSorted((one, other) => one - other)[Math.floor(prices.length * 0.95)] ?? 0
  return NICE_CENTS.find((cents) => cents * (PRICE_BANDS - 1) >= high) ?? NICE_CENTS.at(-1)!
}

/** How many of these prices, in cents, are in each band. */
export function pricesByBand(prices: Iterable<number>, bandCents: number): ActivityFacets['prices'] {
  const counts = Array.from({ length: PRICE_BANDS }, () => 0)
  for (const cents of prices) counts[Math.min(PRICE_BANDS - 1, Math.floor(cents / bandCents))]!++
  return { bandCents, counts }
}
