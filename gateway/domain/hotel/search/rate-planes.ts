import { workSets, type CityIndex } from './city-index.ts'
import { rangeSteps } from './draft-options.ts'
import { wordsOf, type PricedStay, type RatePlanes } from './priced-stay.ts'
import type { Filter, PriceRange } from './query.ts'
import { priceBitOf, priceLimits, priceWord, rateOptionCount, type RateSpan } from './rate-options.ts'
import { transpose } from './transpose.ts'

/** Plane sets of a search, in the memory of an index after the options; those of the stay follow. */
const work = {
  /** The rates that meet all groups. */
  met: 0,
  /** The rates that meet all groups but the current one. */
  others: 1,
  /** The rates of `others` that have one option. */
  option: 2,
  /** The rates that meet one requested group; one plane set for each group. */
  filters: 3,
  options: 9,
} as const

/** The rates that meet the filters of a search, as addresses of plane sets. */
export type AskedRates = {
  planes: number
  /** For each filter, the rates that meet it. */
  filterSets: readonly { key: Filter['key']; set: number }[]
  /** The rates that meet all filters. */
  met: number
  /** Prices that the cheapest of them must be within; null when the planes say it all. */
  bands: readonly PriceRange[] | null
}

/**
 * Finds the rates that meet all filters, and writes their hotels to `workSets.rates`. If any rate is below a
 * highest price, the cheapest one is, so bit planes suffice for it. A lowest price needs the amount of the
 * cheapest rate itself.
 * @param filters about rates, at least one.
 */
export function askRates(stay: PricedStay, filters: readonly Filter[]): AskedRates {
  const { index } = stay
  const planes = makePlanesResident(stay)
  const ranges = filters.flatMap((filter) => (filter.key === 'price' ? filter.ranges : []))
  const bands = ranges.some(({ fromCents }) => fromCents > 0) ? ranges : null
  const filterSets = filters
    .filter(({ key }) => bands === null || key !== 'price')
    .map((filter, at) => ({ key: filter.key, set: writeAsked(stay, filter, at, planes) }))
  const met = writeAll(
    index,
    filterSets.map(({ set }) => set),
    work.met,
    planes,
  )
  const askedRates = { planes, filterSets, met, bands }
  writeHotels(stay, askedRates, met, workSets.rates)
  return askedRates
}

/**
 * Writes the hotels with a rate that has an option and meets the filters of all other groups, for each option
 * of a group: set number `workSets.offered` plus the bit of the option.
 */
export function writeOffered(stay: PricedStay, askedRates: AskedRates, span: RateSpan): void {
  const { index } = stay
  const { bits } = index
  const { planes, filterSets, met, bands } = askedRates
  const others = filterSets.filter(({ key }) => key !== span.key).map(({ set }) => set)
  const mask = others.length === filterSets.length ? met : writeAll(index, others, work.others, planes)
  const { first, end } = span.group
  const target = workSets.offered + span.bit
  if (bands === null || span.key === 'price') {
    const set = planeSet(index, work.options + span.bit, planes)
    bits.code.any(bits.at(target), mask, set, end - first, bits.bytes, planes)
    return
  }
  for (let option = 0; option < end - first; option++) {
    const set = planeSet(index, work.options + span.bit + option, planes)
    writeHotels(stay, askedRates, writeAll(index, [mask, set], work.option, planes), target + option)
  }
}

/** Writes the hotels that have a rate of a plane set, if the cheapest such rate is within the bands. */
function writeHotels(stay: PricedStay, { planes, bands }: AskedRates, set: number, target: number): void {
  const { index, nights } = stay
  const { bits } = index
  bits.code.any(bits.at(target), set, set, 1, bits.bytes, planes)
  if (bands === null) return
  const hotels = bits.wordsOf(target)
  const leads = findLeads(stay, planes, set, hotels)
  for (let row = 0; row < index.city.size; row++) {
    const cents = (leads.cents[row] as number) / nights
    if (!bands.some(({ fromCents, toCents }) => cents >= fromCents && cents <= toCents)) {
      ;(hotels[row >>> 5] as number) &= ~(1 << (row & 31))
    }
  }
}

/** The cheapest rates of rows and their prices of the stay, by row, with the lowest and highest price. */
export type Leads = { rates: Uint32Array; cents: Uint32Array; minCents: number; maxCents: number }

/**
 * The cheapest rate of a plane set, for each row of `matches`. The arrays belong to the index and hold until
 * the next call; they say nothing of other rows.
 */
export function findLeads(
  { index, rates }: PricedStay,
  planes: number,
  set: number,
  matches: Uint32Array,
): Leads {
  const { words, all } = index.bits
  const { first: firstOf, totalCents } = rates
  const { size } = index.city
  const { rates: leads, cents } = (index.leads ??= {
    rates: new Uint32Array(size),
    cents: new Uint32Array(size),
  })
  const left = matches.slice()
  let [minCents, maxCents] = [Infinity, 0]
  for (let plane = 0; plane < planes; plane++) {
    const first = set / 4 + plane * words
    for (let at = 0; at < words; at++) {
      const hits = (all[first + at] as number) & (left[at] as number)
      if (hits === 0) continue
      left[at] = (left[at] as number) ^ hits
      for (let word = hits; word !== 0; word &= word - 1) {
        const row = at * 32 + 31 - Math.clz32(word & -word)
        const rate = (firstOf[row] as number) + plane
        const price = totalCents[rate] as number
        leads[row] = rate
        cents[row] = price
        if (price < minCents) minCents = price
        if (price > maxCents) maxCents = price
      }
    }
  }
  return { rates: leads, cents, minCents, maxCents }
}

/** Byte address of a plane set, by its number. */
function planeSet({ bits, firstOption, optionCount }: CityIndex, number: number, planes: number): number {
  return bits.at(firstOption + optionCount + number * planes)
}

/** @returns address of the rates that meet one filter. */
function writeAsked(stay: PricedStay, filter: Filter, at: number, planes: number): number {
  const { index } = stay
  const { code, bytes, all, words } = index.bits
  const target = planeSet(index, work.filters + at, planes)
  if (filter.key === 'price') return writePriced(stay, filter.ranges, target)
  const span = index.rateSpans.find(({ key }) => key === filter.key)
  const [first, ...rest] = filter.options.map((option) =>
    planeSet(index, work.options + (span ? span.bit + option - span.group.first : 0), planes),
  )
  if (first === undefined) {
    all.fill(0, target / 4, target / 4 + planes * words)
    return target
  }
  return rest.reduce((left, set) => {
    code.either(target, left, set, bytes * planes)
    return target
  }, first)
}

/** @returns address of the rates that cost at most the highest of some prices. */
function writePriced(stay: PricedStay, ranges: readonly PriceRange[], target: number): number {
  const { index, rates, nights, planes } = stay
  const most = Math.max(...ranges.map(({ toCents }) => toCents))
  const step = rangeSteps.price.findIndex((dollars) => dollars * 100 === most)
  const count = planes?.count ?? 1
  if (step >= 0) return planeSet(index, work.options + priceBitOf(index.rateSpans) + step, count)
  const { all, words } = index.bits
  const { first, totalCents } = rates
  all.fill(0, target / 4, target / 4 + count * words)
  for (let row = 0; row < index.city.size; row++) {
    const from = first[row] as number
    for (let rate = from; rate < (first[row + 1] as number); rate++) {
      if ((totalCents[rate] as number) > most * nights) break
      ;(all[target / 4 + (rate - from) * words + (row >>> 5)] as number) |= 1 << (row & 31)
    }
  }
  return target
}

/** @returns address of the rates that are in all of some plane sets; of all rates when there are none. */
function writeAll(index: CityIndex, sets: readonly number[], number: number, planes: number): number {
  const { code, bytes } = index.bits
  const target = planeSet(index, number, planes)
  const [first, ...rest] = sets
  if (first === undefined) return planeSet(index, work.options + rateOptionCount(index.rateSpans), planes)
  return rest.reduce((left, set) => {
    code.both(target, left, set, bytes * planes)
    return target
  }, first)
}

/** Copies the planes of a stay into the memory of its index, unless they are there. @returns their number. */
function makePlanesResident(stay: PricedStay): number {
  const { index } = stay
  const { bits, resident } = index
  const { count, sets } = (stay.planes ??= layPlanes(stay))
  if (resident.planes !== stay) {
    bits.reserve(index.firstOption + index.optionCount + work.options * count + sets.length / bits.words)
    bits.all.set(sets, planeSet(index, work.options, count) / 4)
    resident.planes = stay
  }
  return count
}

function planesOf(first: Uint32Array): number {
  let most = 1
  for (let row = 1; row < first.length; row++) {
    most = Math.max(most, (first[row] as number) - (first[row - 1] as number))
  }
  return most
}

function layPlanes({ index, rates, nights }: PricedStay): RatePlanes {
  const { first, totalCents, kind, kinds } = rates
  const { words } = index.bits
  const { size } = index.city
  const count = planesOf(first)
  const options = rateOptionCount(index.rateSpans)
  const sets = new Uint32Array((options + 1) * count * words)
  const kindWords = wordsOf(index, kinds)
  const limits = priceLimits(nights)
  const priceBit = priceBitOf(index.rateSpans)
  const square = new Uint32Array(32)
  for (let block = 0; block * 32 < size; block++) {
    const rows = Math.min(32, size - block * 32)
    for (let plane = 0, more = true; more; plane++) {
      more = false
      for (let at = 0; at < 32; at++) {
        square[at] = 0
        if (at >= rows) continue
        const rate = (first[block * 32 + at] as number) + plane
        if (rate >= (first[block * 32 + at + 1] as number)) continue
        more = true
        square[at] =
          (1 << options) |
          (kindWords[kind[rate] as number] as number) |
          (priceWord(totalCents[rate] as number, limits) << priceBit)
      }
      if (!more) break
      transpose(square)
      for (let option = 0; option <= options; option++) {
        sets[(option * count + plane) * words + block] = square[option] as number
      }
    }
  }
  return { count, sets }
}
