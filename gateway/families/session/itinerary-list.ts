import type { Fare } from '../../supply/air/fare.ts'
import { encodeItinerary } from './encode-itinerary.ts'

/** JSON around a list of itineraries, collected in pieces and written into one buffer at the end. */
export class ItineraryList {
  /** How many were added. */
  count = 0
  readonly #pieces: (string | Uint8Array)[]

  /** @param start what stands before the first itinerary. ASCII. */
  constructor(start: string) {
    this.#pieces = [start]
  }

  add(fare: Fare, fareSourceCode: string): void {
    if (this.count > 0) this.#pieces.push(',')
    encodeItinerary(fare, fareSourceCode, this.#pieces)
    this.count += 1
  }

  /** Everything as UTF-8, with what stands behind the last itinerary. @param rest ASCII. */
  end(rest: string): Uint8Array {
    this.#pieces.push(rest)
    const bytes = Buffer.allocUnsafe(this.#pieces.reduce((sum, piece) => sum + piece.length, 0))
    let at = 0
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') bytes.write(piece, at, 'latin1')
      else bytes.set(piece, at)
      at += piece.length
    }
    return bytes
  }
}
