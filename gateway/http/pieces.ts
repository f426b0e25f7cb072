/** Bytes in parts, not yet put together: ASCII text, and UTF-8 that is kept and used again. */
export type Pieces = readonly (string | Uint8Array)[]

/** Bytes that the parts take together. */
export function lengthOf(pieces: Pieces): number {
  let length = 0
  for (const piece of pieces) length += piece.length
  return length
}

/** Writes the parts into `buffer` from `at` on. @returns where they end. */
export function writePieces(pieces: Pieces, buffer: Buffer, at: number): number {
  let end = at
  for (const piece of pieces) {
    if (typeof piece === 'string') buffer.write(piece, end, 'latin1')
    else buffer.set(piece, end)
    end += piece.length
  }
  return end
}

/** The parts as one buffer of their own. */
export function joined(pieces: Pieces): Buffer {
  const buffer = Buffer.allocUnsafe(lengthOf(pieces))
  writePieces(pieces, buffer, 0)
  return buffer
}
