import { workSets, type CityIndex } from './city-index.ts'
import { rangeSteps } from './draft-options.ts'
import type { HotelColumns } from './hotel-columns.ts'
import { makeResident, priceSpan, type PricedStay } from './priced-stay.ts'
import type { Bounds, CityAnswer, CityQuery, Filter, PriceRange } from './query.ts'
import { pickRows } from './row-order.ts'

/**
 * Answers one query to a place: a page of matches, their number, the count of every option, and the price
 * range. Values of a group combine with OR, groups with AND. Hotels without a price for the stay are excluded
 * (v3, Filter rules; gap 144).
 * @param stay prices for the same index.
 */
export function searchCity(index: CityIndex, stay: PricedStay, query: CityQuery): CityAnswer {
  if (stay.index !== index) throw new Error('prices must be laid over the index that is searched')
  makeResident(stay)
  const base = writeBase(index, query)
  const asked = query.filters.map((filter, at) => writeAsked(stay, filter, at))
  const matches = writeMatches(index, base, asked)
  const total = countSet(index, matches)
  const counts = countOptions(stay, query, base, asked, matches)
  const words = index.bits.wordsOf(matches)
  const from = (query.page - 1) * query.pageSize
  return {
    total,
    page: query.page,
    pageSize: query.pageSize,
    totalPages: Math.ceil(total / query.pageSize),
    rows: pickRows(words, total, index.city.size, orderFor(stay, query), from, query.pageSize),
    counts,
    priceRange: priceSpan(stay, words, total),
  }
}

function orderFor(stay: PricedStay, { sort }: CityQuery) {
  if (sort === null) return null
  return sort === 'price' ? stay.byPrice : stay.index.orderOf(sort)
}

/** @returns number of the set of hotels before any filter. */
function writeBase({ bits, city }: CityIndex, { bounds }: CityQuery): number {
  if (!bounds) return workSets.available
  const { available, base } = workSets
  writeWithin(city, bounds, bits.wordsOf(base))
  bits.code.both(bits.at(base), bits.at(base), bits.at(available), bits.bytes)
  return base
}

/** Writes the set of hotels inside a rectangle, edges included, into `into` (gap 116). */
function writeWithin(city: HotelColumns, bounds: Bounds, into: Uint32Array): void {
  const { lat, lon, size } = city
  const { north, south, east, west } = bounds
  const crosses = west > east
  into.fill(0)
  for (let row = 0; row < size; row++) {
    const y = lat[row] as number
    const x = lon[row] as number
    const across = crosses ? x >= west || x <= east : x >= west && x <= east
    if (across && y >= south && y <= north) (into[row >>> 5] as number) |= 1 << (row & 31)
  }
}

/** @returns number of the set of hotels that have some requested value of a group. */
function writeAsked(stay: PricedStay, filter: Filter, at: number): number {
  const { bits, firstOption } = stay.index
  const target = workSets.asked + at
  const options = filter.key === 'price' ? stepOptions(stay, filter.ranges) : filter.options
  if (options === null) {
    writePriced(stay, filter.key === 'price' ? filter.ranges : [], bits.wordsOf(target))
    return target
  }
  const [first, second, ...rest] = options
  if (first === undefined) return workSets.nothing
  if (second === undefined) return firstOption + first
  bits.code.either(bits.at(target), bits.at(firstOption + first), bits.at(firstOption + second), bits.bytes)
  for (const option of rest) {
    bits.code.either(bits.at(target), bits.at(target), bits.at(firstOption + option), bits.bytes)
  }
  return target
}

/** The options equal to some price ranges, or null when one range is not an option. */
function stepOptions({ index }: PricedStay, ranges: readonly PriceRange[]): number[] | null {
  const first = index.groupOf.get('price')?.first ?? 0
  const steps = ranges.map(({ fromCents, toCents }) =>
    fromCents === 0 ? rangeSteps.price.findIndex((step) => step * 100 === toCents) : -1,
  )
  return steps.includes(-1) ? null : steps.map((step) => first + step)
}

/** Writes the rows whose price a night is in one of the ranges. */
function writePriced(stay: PricedStay, ranges: readonly PriceRange[], into: Uint32Array): void {
  const total = stay.prices.totalCents
  into.fill(0)
  for (const { fromCents, toCents } of ranges) {
    const [from, to] = [fromCents * stay.nights, toCents * stay.nights]
    for (let row = 0; row < total.length; row++) {
      const cents = total[row] as number
      if (cents >= from && cents <= to) (into[row >>> 5] as number) |= 1 << (row & 31)
    }
  }
}

/** @returns number of the set of hotels that match all groups. */
function writeMatches({ bits }: CityIndex, base: number, asked: readonly number[]): number {
  let left = base
  for (const set of asked) {
    bits.code.both(bits.at(workSets.matches), bits.at(left), bits.at(set), bits.bytes)
    left = workSets.matches
  }
  return left
}

function countSet({ bits }: CityIndex, set: number): number {
  const out = bits.at(workSets.counted)
  bits.code.count(bits.at(set), bits.at(set), 1, bits.bytes, out)
  return bits.all[out / 4] as number
}

/**
 * Counts the options. A group without a filter is counted within all matches. A group with a filter is
 * counted within the matches of the other groups, so that its counts show the effect of another choice.
 */
function countOptions(
  stay: PricedStay,
  query: CityQuery,
  base: number,
  asked: readonly number[],
  matches: number,
): Uint32Array {
  const { index } = stay
  if (asked.length === 0 && !query.bounds) return openCounts(stay).slice()
  const alone = asked.length === 1 && !query.bounds ? openCounts(stay) : null
  const spans = query.filters.map(({ key }) => index.groupOf.get(key))
  let first = 0
  for (const group of index.groups) {
    if (!spans.includes(group)) continue
    countRun(index, matches, first, group.first)
    first = group.end
  }
  countRun(index, matches, first, index.optionCount)
  spans.forEach((span, at) => {
    if (!span) return
    if (alone) countedOf(index).set(alone.subarray(span.first, span.end), span.first)
    else countRun(index, writeOthers(index, base, asked, at), span.first, span.end)
  })
  return countedOf(index).slice()
}

/** Counts of a stay without filters; every search with one filter needs them again. */
function openCounts(stay: PricedStay): Uint32Array {
  if (!stay.openCounts) {
    countRun(stay.index, workSets.available, 0, stay.index.optionCount)
    stay.openCounts = countedOf(stay.index).slice()
  }
  return stay.openCounts
}

/** @returns number of the set of hotels that match all groups but one. */
function writeOthers({ bits }: CityIndex, base: number, asked: readonly number[], but: number): number {
  let left = base
  asked.forEach((set, at) => {
    if (at === but) return
    bits.code.both(bits.at(workSets.others), bits.at(left), bits.at(set), bits.bytes)
    left = workSets.others
  })
  return left
}

/** Counts options from `first` up to `end`, which is exclusive, within a set. */
function countRun({ bits, firstOption }: CityIndex, within: number, first: number, end: number): void {
  const out = bits.at(workSets.counted) + first * 4
  bits.code.count(bits.at(within), bits.at(firstOption + first), end - first, bits.bytes, out)
}

function countedOf({ bits, optionCount }: CityIndex): Uint32Array {
  const first = bits.at(workSets.counted) / 4
  return bits.all.subarray(first, first + optionCount)
}
