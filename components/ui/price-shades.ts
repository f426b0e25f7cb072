/** Backgrounds of days in a price calendar, from the lowest price to the highest. */
export const SHADES = [
  'bg-accent/10',
  'bg-accent/20',
  'bg-accent/30',
  'bg-accent/42',
  'bg-accent/55',
] as const

/**
 * The lowest price of each shade, ascending, at most five: one price a shade while there are few, otherwise
 * shades with about the same number of prices.
 */
export function shadesOf(prices: Iterable<number>): number[] {
  const sorted = [...new Set(prices)].sort((one, other) => one - other)
  if (sorted.length <= SHADES.length) return sorted
  return Array.from(
    { length: SHADES.length },
    (_, shade) => sorted[Math.floor((shade * sorted.length) / SHADES.length)] ?? 0,
  )
}

/** The shade of a price, from 0. */
export function shadeOf(shades: readonly number[], cents: number): number {
  return Math.max(
    0,
    shades.findLastIndex((lowest) => cents >= lowest),
  )
}

/** Background of a price among others, whose shades `shadesOf` has made. */
export function shadeClass(shades: readonly number[], cents: number): string {
  return SHADES[shadeOf(shades, cents)] ?? ''
}
