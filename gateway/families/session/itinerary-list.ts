import type { JsonPieces } from '../../http/handler.ts'
import type { Fare } from '../../supply/air/fare.ts'
import { encodeItinerary, type Pieces } from './encode-itinerary.ts'

const COMMA = Buffer.from(',')

/** JSON around a list of itineraries, collected as bytes. */
export class ItineraryList {
  /** How many were added. */
  count = 0
  readonly #pieces: Pieces

  /** @param start what stands before the first itinerary. */
  constructor(start: string) {
    this.#pieces = [Buffer.from(start)]
  }

  add(fare: Fare, fareSourceCode: string): void {
    if (this.count > 0) this.#pieces.push(COMMA)
    encodeItinerary(fare, fareSourceCode, this.#pieces)
    this.count += 1
  }

  /** Everything, with what stands behind the last itinerary. */
  end(rest: string): JsonPieces {
    this.#pieces.push(Buffer.from(rest))
    return this.#pieces
  }
}
