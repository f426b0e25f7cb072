import type { RowOrder } from './row-order.ts'
import { hasRow } from './bit-memory.ts'

/**
 * The matches from place `from` on, at most `limit`, in an order.
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
  // Walking the order costs what lies between the matches; setting it up as a set costs what matches.
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

/** The set of the ranks that the members of a set of rows have. */
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

/** `count` members of a set from its `from`-th on; there are that many. */
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
