import type { LeadPrices } from '../../../supply/hotel/port.ts'
import { workSets, type CityIndex } from './city-index.ts'
import { rangeSteps } from './documented-values.ts'
import { orderRows, type RowOrder } from './row-order.ts'

/** What dates and rooms change in a search of a place. */
export type PricedStay = {
  index: CityIndex
  prices: LeadPrices
  nights: number
  /** Rows that have a price. */
  available: Uint32Array
  /** One set for each option of group `price`, one behind the other. */
  priceSteps: Uint32Array
  freeCancellation: Uint32Array
  /** Cheapest first; rows without a price stand first of all. */
  byPrice: RowOrder
  /** Counts without any filter, once they were needed. */
  openCounts: Uint32Array | null
}

/**
 * Lays prices over the index of a place; kept as long as the prices are.
 * @param prices of the same place, row by row.
 * @param nights of the stay, at least 1.
 */
export function pricedStay(index: CityIndex, prices: LeadPrices, nights: number): PricedStay {
  let stay = stays.get(prices)
  if (stay?.index !== index || stay.nights !== nights) {
    stay = layPrices(index, prices, nights)
    stays.set(prices, stay)
  }
  return stay
}

const stays = new WeakMap<LeadPrices, PricedStay>()

/** Makes a stay anew; `pricedStay` keeps it. */
export function layPrices(index: CityIndex, prices: LeadPrices, nights: number): PricedStay {
  const { words } = index.bits
  const total = prices.totalCents
  const available = new Uint32Array(words)
  const freeCancellation = new Uint32Array(words)
  // Sums of comparisons instead of branches, here and below: which way a price goes cannot be foreseen, and a wrong guess
  // of the processor costs more than what it saves.
  for (let row = 0; row < total.length; row++) {
    const free = (prices.freeCancellation[row] as number) << (row & 31)
    const there = Number((total[row] as number) > 0) << (row & 31)
    ;(available[row >>> 5] as number) |= there
    ;(freeCancellation[row >>> 5] as number) |= free & there
  }
  return {
    index,
    prices,
    nights,
    available,
    priceSteps: stepSets(total, nights, words),
    freeCancellation,
    byPrice: orderRows(index.byId, total, false),
    openCounts: null,
  }
}

/** Which rows every price step holds: each row is put where it first fits, and then a step holds all of the one below. */
function stepSets(total: Uint32Array, nights: number, words: number): Uint32Array {
  const steps = rangeSteps.price.map((step) => step * 100 * nights)
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = steps
  const sets = new Uint32Array(words * (steps.length + 1))
  for (let row = 0; row < total.length; row++) {
    const cents = total[row] as number
    const step =
      Number(cents > first) +
      Number(cents > second) +
      Number(cents > third) +
      Number(cents > fourth) +
      Number(cents > fifth) +
      Number(cents > sixth)
    ;(sets[step * words + (row >>> 5)] as number) |= Number(cents > 0) << (row & 31)
  }
  for (let word = words; word < sets.length; word++) (sets[word] as number) |= sets[word - words] as number
  return sets.subarray(0, words * steps.length)
}

/** Puts the sets of a stay into the memory of its index, unless they lie there. */
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
