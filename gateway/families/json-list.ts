const comma: Uint8Array = Buffer.from(',')
const open: Uint8Array = Buffer.from('[')
const close: Uint8Array = Buffer.from(']')

/** A JSON array of rows that are JSON already, each in pieces that follow each other. */
export function jsonList(rows: readonly (readonly Uint8Array[])[]): Uint8Array[] {
  const pieces = [open]
  for (const row of rows) {
    if (pieces.length > 1) pieces.push(comma)
    pieces.push(...row)
  }
  pieces.push(close)
  return pieces
}
