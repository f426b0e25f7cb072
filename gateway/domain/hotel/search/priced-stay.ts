import type { PlaceRates, RateKind } from '../../../supply/hotel/port.ts'
import { hasRow } from './bit-memory.ts'
import { workSets, type CityIndex } from './city-index.ts'
import type { CityAnswer } from './query.ts'
import { priceBitOf, priceLimits, priceWord, rateOptionCount } from './rate-options.ts'
import { orderRows, type RowOrder } from './row-order.ts'
import { transpose } from './transpose.ts'

/**
 * The rates of a stay as sets of hotels. Plane p of an option has the hotels whose rate number p, from the
 * cheapest on, has the option. A rate has several options when its hotel is in the same plane of each. All
 * planes of an option follow each other and form a plane set.
 */
export type RatePlanes = {
  /** Planes of an option: the most rates of one hotel, at least 1. */
  count: number
  /** One plane set for each option about rates, by bit, and at last one of all rates. */
  sets: Uint32Array
}

/** The part of a place's search data that depends on dates and rooms. */
export type PricedStay = {
  index: CityIndex
  rates: PlaceRates
  nights: number
  /** Rows that have a rate. */
  available: Uint32Array
  /** Rows with a rate that has an option: one set for each option about rates, by bit. */
  offered: Uint32Array
  /** Price of the cheapest rate of each row, 0 without a rate. */
  leadCents: Uint32Array
  /** By `leadCents`; rows without a rate come before all others. */
  byPrice: RowOrder
  /** Counts without any filter; null until they are needed. */
  openCounts: Uint32Array | null
  /** The bit planes that a filter on rates needs; null until there is such a filter. */
  planes: RatePlanes | null
}

/**
 * Combines the index of a place with the rates of a stay.
 * @param rates of the same place, row by row.
 * @param nights of the stay, at least 1.
 */
export function pricedStay(index: CityIndex, rates: PlaceRates, nights: number): PricedStay {
  const { size } = index.city
  const { words } = index.bits
  const leadCents = new Uint32Array(size)
  const available = new Uint32Array(words)
  const offered = new Uint32Array(words * rateOptionCount(index.rateSpans))
  const options = writeRows(index, rates, nights, leadCents, available)
  for (let block = 0; block * 32 < size; block++) {
    const square = options.subarray(block * 32, block * 32 + 32)
    transpose(square)
    for (let bit = 0; bit * words < offered.length; bit++)
      offered[bit * words + block] = square[bit] as number
  }
  const byPrice = orderRows(index.byId, leadCents, false)
  return { index, rates, nights, available, offered, leadCents, byPrice, openCounts: null, planes: null }
}

/**
 * Writes the lowest price of every row, and the rows that have one.
 * @returns by row, the options that its rates have, as a word; for a multiple of 32 rows.
 */
function writeRows(
  index: CityIndex,
  { first, totalCents, kind, kinds }: PlaceRates,
  nights: number,
  leadCents: Uint32Array,
  available: Uint32Array,
): Uint32Array {
  const { size } = index.city
  const options = new Uint32Array(Math.ceil(size / 32) * 32)
  const kindWords = wordsOf(index, kinds)
  const limits = priceLimits(nights)
  const priceBit = priceBitOf(index.rateSpans)
  let from = 0
  for (let row = 0; row < size; row++) {
    const end = first[row + 1] as number
    if (from === end) continue
    const cents = totalCents[from] as number
    leadCents[row] = cents
    ;(available[row >>> 5] as number) |= 1 << (row & 31)
    // Every price step contains those below it, so the lowest price has them all.
    let word = priceWord(cents, limits) << priceBit
    for (; from < end; from++) word |= kindWords[kind[from] as number] as number
    options[row] = word
  }
  return options
}

/** The options of every kind of rate, but for its price. A loop: `from` would take twice as long. */
export function wordsOf(index: CityIndex, kinds: readonly RateKind[]): Uint32Array {
  const words = new Uint32Array(kinds.length)
  for (let at = 0; at < kinds.length; at++) words[at] = index.wordOfKind(kinds[at] as RateKind)
  return words
}

/** Copies the sets of a stay into the memory of its index, unless they are there already. */
export function makeResident(stay: PricedStay): void {
  const { index } = stay
  if (index.resident.stay === stay) return
  const { bits } = index
  bits.wordsOf(workSets.available).set(stay.available)
  for (const { group, bit } of index.rateSpans) {
    const { first, end } = group
    const sets = stay.offered.subarray(bit * bits.words, (bit + end - first) * bits.words)
    bits.all.set(sets, (index.firstOption + first) * bits.words)
  }
  index.resident.stay = stay
}

/** Lowest and highest price of the stay among `total` matches of a question without a filter on rates. */
export function priceSpan(stay: PricedStay, matches: Uint32Array, total: number): CityAnswer['priceRange'] {
  if (total === 0) return null
  const cents = stay.leadCents
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
