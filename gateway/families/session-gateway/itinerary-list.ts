import type { Pieces } from '../../http/pieces.ts'
import type { Fare } from '../../world/air/fare.ts'
import { encodeItinerary } from './encode-itinerary.ts'

/** JSON around a list of itineraries, collected in parts. */
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

  /** Everything, with what stands behind the last itinerary. @param rest ASCII. */
  end(rest: string): Pieces {
    this.#pieces.push(rest)
    return this.#pieces
  }
}
