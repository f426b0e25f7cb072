import { hasRow } from './bit-memory.ts'
import { workSets, type CityIndex } from './city-index.ts'
import type { HotelColumns } from './hotel-columns.ts'
import { makeResident, priceSpan, type PricedStay } from './priced-stay.ts'
import type { Bounds, CityAnswer, CityQuery, Filter } from './query.ts'
import { isRateGroup } from './rate-options.ts'
import { askRates, findLeads, writeOffered, type AskedRates } from './rate-planes.ts'
import { pickRows, sortRows } from './row-order.ts'

/** The sets of one search, by number. */
type Sets = {
  /** The hotels before any filter. */
  base: number
  /** For each filter on hotels, those that have some requested value. */
  filterSets: readonly { key: Filter['key']; set: number }[]
  /** The hotels that match all filters on hotels. */
  hotels: number
  /** Null without a filter on rates. */
  rates: AskedRates | null
  matches: number
}

/**
 * Answers one query to a place: a page of matches with the cheapest rate of each, their number, the count of
 * every option, and the price range. Values of a group combine with OR, groups with AND; the groups about
 * rates must hold on one rate (gap 221). Hotels without a rate for the stay are excluded (v3, Filter rules;
 * gap 144).
 * @param stay rates for the same index.
 */
export function searchCity(index: CityIndex, stay: PricedStay, query: CityQuery): CityAnswer {
  if (stay.index !== index) throw new Error('prices must be laid over the index that is searched')
  makeResident(stay)
  const sets = writeSets(index, stay, query)
  const total = countSet(index, sets.matches)
  const counts = countOptions(stay, query, sets)
  const shown = sets.rates
    ? leadsPage(stay, query, sets.rates, sets.matches, total)
    : openPage(stay, query, sets.matches, total)
  return {
    total,
    page: query.page,
    pageSize: query.pageSize,
    totalPages: Math.ceil(total / query.pageSize),
    counts,
    ...shown,
  }
}

function writeSets(index: CityIndex, stay: PricedStay, query: CityQuery): Sets {
  const onRates = query.filters.filter(({ key }) => isRateGroup(key))
  // Rates come first: they may move the memory of the index.
  const rates = onRates.length > 0 ? askRates(stay, onRates) : null
  const base = writeBase(index, query)
  const filterSets = query.filters.flatMap((filter, at) =>
    isRateGroup(filter.key) ? [] : [{ key: filter.key, set: writeAsked(index, filter, at) }],
  )
  const hotels = writeAll(index, base, filterSets, workSets.hotels)
  if (rates) both(index, workSets.matches, hotels, workSets.rates)
  return { base, filterSets, hotels, rates, matches: rates ? workSets.matches : hotels }
}

/** The columns of an answer about the hotels of its page. */
type Page = Pick<CityAnswer, 'rows' | 'rates' | 'free' | 'priceRange'>

/** The page without filters on rates: the lead rate of a hotel is its cheapest one. */
function openPage(stay: PricedStay, query: CityQuery, matches: number, total: number): Page {
  const { index, rates } = stay
  const words = index.bits.wordsOf(matches)
  const order = query.sort === 'price' ? stay.byPrice : query.sort && index.orderOf(query.sort)
  const rows = pickRows(words, total, index.city.size, order, from(query), query.pageSize)
  return {
    rows,
    rates: rows.map((row) => rates.first[row] as number),
    free: freeOf(index, rows, null),
    priceRange: priceSpan(stay, words, total),
  }
}

/** The page with filters on rates: the lead rate of a hotel is the cheapest one that meets them. */
function leadsPage(
  stay: PricedStay,
  query: CityQuery,
  rateSets: AskedRates,
  matches: number,
  total: number,
): Page {
  const { index } = stay
  const words = index.bits.wordsOf(matches)
  const { rates, cents, minCents, maxCents } = findLeads(stay, rateSets.planes, rateSets.met, words)
  const { sort, pageSize } = query
  const rows =
    sort === 'price'
      ? sortRows(membersIn(index.byId, words, total), cents, false).slice(from(query), from(query) + pageSize)
      : pickRows(words, total, index.city.size, sort && index.orderOf(sort), from(query), pageSize)
  return {
    rows,
    rates: rows.map((row) => rates[row] as number),
    free: freeOf(index, rows, rateSets),
    priceRange: total === 0 ? null : { minCents, maxCents },
  }
}

/** Number of the first match of a page. */
const from = ({ page, pageSize }: CityQuery) => (page - 1) * pageSize

/**
 * Whether each row has a rate that can be cancelled free of charge and meets the filters on rates. Read after
 * the options are counted, which writes the sets.
 */
function freeOf(index: CityIndex, rows: Uint32Array, rateSets: AskedRates | null): Uint8Array {
  const span = index.rateSpans.find(({ key }) => key === 'free_cancellation')
  if (!span || rateSets?.filterSets.some(({ key }) => key === span.key))
    return new Uint8Array(rows.length).fill(1)
  const set = rateSets ? workSets.offered + span.bit : index.firstOption + span.group.first
  const words = index.bits.wordsOf(set)
  const free = new Uint8Array(rows.length)
  for (let at = 0; at < rows.length; at++) free[at] = Number(hasRow(words, rows[at] as number))
  return free
}

/** The `total` members of a set, in the order of `rows`. */
function membersIn(rows: Uint32Array, words: Uint32Array, total: number): Uint32Array {
  const members = new Uint32Array(total)
  let count = 0
  for (let at = 0; count < total; at++) {
    const row = rows[at] as number
    if (hasRow(words, row)) members[count++] = row
  }
  return members
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
function writeAsked({ bits, firstOption }: CityIndex, filter: Filter, at: number): number {
  const target = workSets.filters + at
  const [first, ...rest] = filter.key === 'price' ? [] : filter.options
  if (first === undefined) return workSets.nothing
  return rest.reduce((left, option) => {
    bits.code.either(bits.at(target), bits.at(left), bits.at(firstOption + option), bits.bytes)
    return target
  }, firstOption + first)
}

function both({ bits }: CityIndex, target: number, a: number, b: number): number {
  bits.code.both(bits.at(target), bits.at(a), bits.at(b), bits.bytes)
  return target
}

/** @returns number of the set of hotels that are in `base` and all of the asked sets. */
function writeAll(index: CityIndex, base: number, filterSets: Sets['filterSets'], target: number): number {
  return filterSets.reduce((left, { set }) => both(index, target, left, set), base)
}

function countSet({ bits }: CityIndex, set: number): number {
  const out = bits.at(workSets.counted)
  bits.code.count(bits.at(set), bits.at(set), 1, bits.bytes, out)
  return bits.all[out / 4] as number
}

/**
 * Counts the options. A group without a filter is counted within all matches. A group with a filter is
 * counted within the matches of the other groups, so that its counts show the effect of another choice. With
 * filters on rates, an option about rates counts the hotels with a rate that has it and meets those filters.
 */
function countOptions(stay: PricedStay, query: CityQuery, sets: Sets): Uint32Array {
  const { index } = stay
  const { filterSets, hotels, rates, matches } = sets
  if (query.filters.length === 0 && !query.bounds) return openCounts(stay).slice()
  const alone = query.filters.length === 1 && !query.bounds ? openCounts(stay) : null
  let first = 0
  for (const group of index.groups) {
    const apart = rates ? isRateGroup(group.key) : false
    if (!apart && filterSets.every(({ key }) => key !== group.key)) continue
    countRun(index, matches, first, group.first)
    first = group.end
  }
  countRun(index, matches, first, index.optionCount)
  for (const { key } of filterSets) {
    const group = index.groupOf.get(key)
    if (!group) continue
    if (alone) countedOf(index).set(alone.subarray(group.first, group.end), group.first)
    else countRun(index, writeOthers(index, sets, key), group.first, group.end)
  }
  if (rates) {
    for (const span of index.rateSpans) {
      const { first: start, end } = span.group
      // Without another filter on rates, any rate will do.
      const free = rates.bands === null && rates.filterSets.every(({ key }) => key === span.key)
      if (!free) writeOffered(stay, rates, span)
      countRun(index, hotels, start, end, free ? index.firstOption + start : workSets.offered + span.bit)
    }
  }
  return countedOf(index).slice()
}

/** @returns number of the set of hotels that match all groups but one about hotels. */
function writeOthers(index: CityIndex, { base, filterSets, rates }: Sets, but: Filter['key']): number {
  const others = filterSets.filter(({ key }) => key !== but)
  const left = rates ? both(index, workSets.others, base, workSets.rates) : base
  return writeAll(index, left, others, workSets.others)
}

/** Counts of a stay without filters; every search with one filter needs them again. */
function openCounts(stay: PricedStay): Uint32Array {
  if (!stay.openCounts) {
    countRun(stay.index, workSets.available, 0, stay.index.optionCount)
    stay.openCounts = countedOf(stay.index).slice()
  }
  return stay.openCounts
}

/**
 * Counts options from `first` up to `end`, which is exclusive, within a set.
 * @param set number of the first option's set.
 */
function countRun(
  { bits, firstOption }: CityIndex,
  within: number,
  first: number,
  end: number,
  set = firstOption + first,
): void {
  const out = bits.at(workSets.counted) + first * 4
  bits.code.count(bits.at(within), bits.at(set), end - first, bits.bytes, out)
}

function countedOf({ bits, optionCount }: CityIndex): Uint32Array {
  const first = bits.at(workSets.counted) / 4
  return bits.all.subarray(first, first + optionCount)
}
