import type { KeptRows } from './kept-rows.ts'

/**
 * The rows of a page as a JSON array, in parts that are copied as they are (`Rendered`).
 * @param rows of the page, in order.
 * @param parts of each row, in order. One part is a whole object. Several are one object together, and a comma stands
 * between them: the first opens it (`{"id":1,"name":"Roma"`), the last closes it (`"price":80}`).
 */
export function writePage(rows: Uint32Array, parts: readonly KeptRows[]): Uint8Array[] {
  const pieces = [open]
  for (let at = 0; at < rows.length; at++) {
    for (const part of parts) pieces.push(part.bytesOf(rows[at] as number))
  }
  const first = pieces[1]
  // Every part has a comma in front; the array begins without.
  if (first) pieces[1] = first.subarray(1)
  pieces.push(close)
  return pieces
}

const open: Uint8Array = Buffer.from('[')
const close: Uint8Array = Buffer.from(']')
