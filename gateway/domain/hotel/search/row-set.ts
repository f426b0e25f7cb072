/** How many rows a set of bits holds. */
export function countRows(rows: Uint32Array): number {
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] as number
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Whether a set of bits holds a row. */
export function hasRow(rows: Uint32Array, row: number): boolean {
  return (((rows[row >>> 5] as number) >>> (row & 31)) & 1) === 1
}
