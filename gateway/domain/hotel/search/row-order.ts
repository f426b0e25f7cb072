import { hasRow } from './bit-memory.ts'

/** Rows of a place in one order: the row at each rank, and the rank of each row. */
export type RowOrder = { rowAt: Uint32Array; rankOf: Uint32Array }

const digitBits = 11
const digits = 1 << digitBits

/**
 * Orders all rows of a place by a key, ties by `before`.
 * @param before all rows in the order of ties.
 * @param key of every row.
 */
export function orderRows(before: Uint32Array, key: Uint32Array, descending: boolean): RowOrder {
  const rowAt = sortRows(before, key, descending)
  const rankOf = new Uint32Array(rowAt.length)
  for (let rank = 0; rank < rowAt.length; rank++) rankOf[rowAt[rank] as number] = rank
  return { rowAt, rankOf }
}

/**
 * Sorts some rows of a place by a key, ties by `before`. A radix sort: it is stable, and for integers it
 * takes a tenth of the time of a comparing sort.
 * @param before the rows in the order of ties.
 * @param key by row.
 */
export function sortRows(before: Uint32Array, key: Uint32Array, descending: boolean): Uint32Array {
  const size = before.length
  let top = 0
  for (let at = 0; at < size; at++) {
    const value = key[before[at] as number] as number
    if (value > top) top = value
  }
  let rows = before
  let next: Uint32Array = new Uint32Array(size)
  for (let shift = 0; shift < 32 && top >>> shift > 0; shift += digitBits) {
    sortByDigit(rows, next, key, shift, descending)
    const done = next
    next = rows === before ? new Uint32Array(size) : rows
    rows = done
  }
  return rows
}

function sortByDigit(
  rows: Uint32Array,
  into: Uint32Array,
  key: Uint32Array,
  shift: number,
  descending: boolean,
): void {
  const size = rows.length
  const starts = new Uint32Array(digits)
  for (let at = 0; at < size; at++) {
    const digit = ((key[rows[at] as number] as number) >>> shift) & (digits - 1)
    starts[digit] = (starts[digit] as number) + 1
  }
  let start = 0
  for (let at = 0; at < digits; at++) {
    const digit = descending ? digits - 1 - at : at
    const count = starts[digit] as number
    starts[digit] = start
    start += count
  }
  for (let at = 0; at < size; at++) {
    const row = rows[at] as number
    const digit = ((key[row] as number) >>> shift) & (digits - 1)
    const place = starts[digit] as number
    into[place] = row
    starts[digit] = place + 1
  }
}

/**
 * At most `limit` matches in an order, starting with match number `from`.
 * @param matches as a set of rows, `total` of them, of a place with `size` rows.
 * @param order null: by row.
 */
export function pickRows(
  matches: Uint32Array,
  total: number,
  size: number,
  order: RowOrder | null,
  from: number,
  limit: number,
): Uint32Array {
  const end = Math.min(total, from + limit)
  if (from >= end) return new Uint32Array(0)
  if (!order) return nthMembers(matches, from, end - from)
  // Walking the order costs the rows between the matches; building a set of ranks costs the matches.
  if (size * end < total * (total + matches.length)) return walk(matches, order.rowAt, from, end)
  const ranks = nthMembers(inRankOrder(matches, order.rankOf), from, end - from)
  for (let at = 0; at < ranks.length; at++) ranks[at] = order.rowAt[ranks[at] as number] as number
  return ranks
}

function walk(matches: Uint32Array, rowAt: Uint32Array, from: number, end: number): Uint32Array {
  const picked = new Uint32Array(end - from)
  let seen = 0
  for (let rank = 0; seen < end; rank++) {
    const row = rowAt[rank] as number
    if (!hasRow(matches, row)) continue
    if (seen >= from) picked[seen - from] = row
    seen++
  }
  return picked
}

/** The ranks of the members of a set of rows, as a set. */
function inRankOrder(matches: Uint32Array, rankOf: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(matches.length)
  for (let at = 0; at < matches.length; at++) {
    for (let word = matches[at] as number; word !== 0; word &= word - 1) {
      const rank = rankOf[at * 32 + 31 - Math.clz32(word & -word)] as number
      ;(ranks[rank >>> 5] as number) |= 1 << (rank & 31)
    }
  }
  return ranks
}

/** `count` members of a set, starting with member `from`. The set must have that many. */
function nthMembers(members: Uint32Array, from: number, count: number): Uint32Array {
  const picked = new Uint32Array(count)
  let skip = from
  let taken = 0
  for (let at = 0; taken < count; at++) {
    for (let word = members[at] as number; word !== 0 && taken < count; word &= word - 1) {
      if (skip > 0) skip--
      else picked[taken++] = at * 32 + 31 - Math.clz32(word & -word)
    }
  }
  return picked
}
