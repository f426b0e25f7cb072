/** Rows of a place in one order: which row stands at a rank, and which rank a row has. */
export type RowOrder = { rowAt: Uint32Array; rankOf: Uint32Array }

const digitBits = 11
const digits = 1 << digitBits

/**
 * Orders rows by a key, ties by `before`: a sort by digits, which for whole numbers takes a tenth of the time of one that
 * compares, and keeps ties as they stood.
 * @param before all rows in the order that ties keep.
 * @param key of every row.
 */
export function orderRows(before: Uint32Array, key: Uint32Array, descending: boolean): RowOrder {
  const size = before.length
  let top = 0
  for (let row = 0; row < size; row++) if ((key[row] as number) > top) top = key[row] as number
  let rows = before
  let next: Uint32Array = new Uint32Array(size)
  for (let shift = 0; shift < 32 && top >>> shift > 0; shift += digitBits) {
    sortByDigit(rows, next, key, descending ? top : null, shift)
    const done = next
    next = rows === before ? new Uint32Array(size) : rows
    rows = done
  }
  const rankOf = new Uint32Array(size)
  for (let rank = 0; rank < size; rank++) rankOf[rows[rank] as number] = rank
  return { rowAt: rows, rankOf }
}

/** @param from what keys are taken from when the highest comes first, else null. */
function sortByDigit(
  rows: Uint32Array,
  into: Uint32Array,
  key: Uint32Array,
  from: number | null,
  shift: number,
): void {
  const size = rows.length
  const starts = new Uint32Array(digits)
  for (let row = 0; row < size; row++) {
    const value = from === null ? (key[row] as number) : from - (key[row] as number)
    ;(starts[(value >>> shift) & (digits - 1)] as number)++
  }
  let start = 0
  for (let digit = 0; digit < digits; digit++) {
    const count = starts[digit] as number
    starts[digit] = start
    start += count
  }
  for (let at = 0; at < size; at++) {
    const row = rows[at] as number
    const value = from === null ? (key[row] as number) : from - (key[row] as number)
    const digit = (value >>> shift) & (digits - 1)
    into[starts[digit] as number] = row
    ;(starts[digit] as number)++
  }
}
