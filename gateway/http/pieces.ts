/** Bytes in pieces that are not joined yet: ASCII text, and cached UTF-8 bytes. */
export type Pieces = readonly (string | Uint8Array)[]

/** Number of bytes of all pieces. */
export function lengthOf(pieces: Pieces): number {
  let length = 0
  for (const piece of pieces) length += piece.length
  return length
}

/** Writes the pieces into `buffer` from `at` on. @returns the position after the last byte. */
export function writePieces(pieces: Pieces, buffer: Buffer, at: number): number {
  let end = at
  for (const piece of pieces) {
    if (typeof piece === 'string') buffer.write(piece, end, 'latin1')
    else buffer.set(piece, end)
    end += piece.length
  }
  return end
}

/** The pieces joined in a new buffer. */
export function joined(pieces: Pieces): Buffer {
  const buffer = Buffer.allocUnsafe(lengthOf(pieces))
  writePieces(pieces, buffer, 0)
  return buffer
}
