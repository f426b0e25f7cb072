import type { CityAnswer } from './answer.ts'
import type { PricedStay } from './priced-stay.ts'
import { hasRow } from './bit-memory.ts'

/** Lowest and highest price of the stay among `total` matches. */
export function priceSpan(stay: PricedStay, matches: Uint32Array, total: number): CityAnswer['priceRange'] {
  if (total === 0) return null
  const cents = stay.prices.totalCents
  const { rowAt } = stay.byPrice
  // From either end of the order the first match is near where many match.
  if (total * 8 > rowAt.length) {
    let low = 0
    while (!hasRow(matches, rowAt[low] as number)) low++
    let high = rowAt.length - 1
    while (!hasRow(matches, rowAt[high] as number)) high--
    return {
      minCents: cents[rowAt[low] as number] as number,
      maxCents: cents[rowAt[high] as number] as number,
    }
  }
  let minCents = Infinity
  let maxCents = 0
  for (let at = 0; at < matches.length; at++) {
    for (let word = matches[at] as number; word !== 0; word &= word - 1) {
      const value = cents[at * 32 + 31 - Math.clz32(word & -word)] as number
      if (value < minCents) minCents = value
      if (value > maxCents) maxCents = value
    }
  }
  return { minCents, maxCents }
}
