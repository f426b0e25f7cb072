import type { LeadPrices } from '../../../supply/hotel/port.ts'
import { hasRow } from './bit-memory.ts'
import { workSets, type CityIndex } from './city-index.ts'
import { rangeSteps } from './draft-options.ts'
import type { CityAnswer } from './query.ts'
import { orderRows, type RowOrder } from './row-order.ts'

/** The part of a place's search data that depends on dates and rooms. */
export type PricedStay = {
  index: CityIndex
  prices: LeadPrices
  nights: number
  /** Rows that have a price. */
  available: Uint32Array
  /** One set for each option of group `price`, in order. */
  priceSteps: Uint32Array
  freeCancellation: Uint32Array
  /** Cheapest first; rows without a price come before all others. */
  byPrice: RowOrder
  /** Counts without any filter; null until they are needed. */
  openCounts: Uint32Array | null
}

/**
 * Combines the index of a place with the prices of a stay.
 * @param prices of the same place, row by row.
 * @param nights of the stay, at least 1.
 */
export function pricedStay(index: CityIndex, prices: LeadPrices, nights: number): PricedStay {
  const { words } = index.bits
  const total = prices.totalCents
  const available = new Uint32Array(words)
  const freeCancellation = new Uint32Array(words)
  // No branches: the processor cannot predict which hotels have a price, and a
  // misprediction costs more than the arithmetic.
  for (let row = 0; row < total.length; row++) {
    const free = (prices.freeCancellation[row] as number) << (row & 31)
    const there = Number((total[row] as number) > 0) << (row & 31)
    ;(available[row >>> 5] as number) |= there
    ;(freeCancellation[row >>> 5] as number) |= free & there
  }
  const byPrice = orderRows(index.byId, total, false)
  return {
    index,
    prices,
    nights,
    available,
    priceSteps: stepSets(byPrice, total, nights, words),
    freeCancellation,
    byPrice,
    openCounts: null,
  }
}

/** The rows of every price step; each step includes the rows of the one below. */
function stepSets({ rowAt }: RowOrder, total: Uint32Array, nights: number, words: number): Uint32Array {
  const sets = new Uint32Array(words * rangeSteps.price.length)
  let rank = 0
  while (rank < rowAt.length && total[rowAt[rank] as number] === 0) rank++
  for (const [at, step] of rangeSteps.price.entries()) {
    const first = at * words
    const most = step * 100 * nights
    if (at > 0) sets.copyWithin(first, first - words, first)
    for (; rank < rowAt.length; rank++) {
      const row = rowAt[rank] as number
      if ((total[row] as number) > most) break
      ;(sets[first + (row >>> 5)] as number) |= 1 << (row & 31)
    }
  }
  return sets
}

/** Copies the sets of a stay into the memory of its index, unless they are there already. */
export function makeResident(stay: PricedStay): void {
  const { index } = stay
  if (index.resident.stay === stay) return
  const { bits } = index
  bits.wordsOf(workSets.available).set(stay.available)
  const price = index.groupOf.get('price')
  if (price) bits.all.set(stay.priceSteps, (index.firstOption + price.first) * bits.words)
  const free = index.groupOf.get('free_cancellation')
  if (free) bits.wordsOf(index.firstOption + free.first).set(stay.freeCancellation)
  index.resident.stay = stay
}

/** Lowest and highest price of the stay among `total` matches. */
export function priceSpan(stay: PricedStay, matches: Uint32Array, total: number): CityAnswer['priceRange'] {
  if (total === 0) return null
  const cents = stay.prices.totalCents
  const { rowAt } = stay.byPrice
  // With many matches, a scan from either end of the price order finds one quickly.
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
