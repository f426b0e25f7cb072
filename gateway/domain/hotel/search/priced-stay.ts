import type { LeadPrices } from '../../../supply/hotel/lead-price.ts'
import { workSets, type CityIndex } from './city-index.ts'
import { rangeSteps } from './documented-values.ts'
import { orderRows, type RowOrder } from './row-order.ts'
import { countRows } from './row-set.ts'

/** What dates and rooms change in a search of a place. */
export type PricedStay = {
  index: CityIndex
  prices: LeadPrices
  nights: number
  /** Rows that have a price. */
  available: Uint32Array
  availableCount: number
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
  const size = index.city.size
  const total = prices.totalCents
  const available = new Uint32Array(words)
  const freeCancellation = new Uint32Array(words)
  const steps = rangeSteps.price.map((step) => step * 100 * nights)
  const stepWords = new Uint32Array(words * steps.length)
  for (let row = 0; row < size; row++) {
    const cents = total[row] as number
    if (cents === 0) continue
    const word = row >>> 5
    const bit = 1 << (row & 31)
    ;(available[word] as number) |= bit
    if (prices.freeCancellation[row] === 1) (freeCancellation[word] as number) |= bit
    // From the highest step down: what is too dear for one is so for all below it.
    for (let step = steps.length - 1; step >= 0 && cents <= (steps[step] as number); step--) {
      ;(stepWords[step * words + word] as number) |= bit
    }
  }
  return {
    index,
    prices,
    nights,
    available,
    availableCount: countRows(available),
    priceSteps: stepWords,
    freeCancellation,
    byPrice: orderRows(index.byId, total, false),
    openCounts: null,
  }
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
