import type { Pieces } from '../../http/pieces.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { CityOfAirport } from '../../supply/reference/port.ts'
import { encodeItinerary } from './encode-itinerary.ts'

/** Collects the pieces of a JSON list of itineraries. */
export class ItineraryList {
  /** Number of itineraries added. */
  count = 0
  readonly #pieces: (string | Uint8Array)[]
  readonly #cityOf: CityOfAirport

  /** @param start text before the first itinerary. ASCII. */
  constructor(cityOf: CityOfAirport, start: string) {
    this.#cityOf = cityOf
    this.#pieces = [start]
  }

  add(fare: Fare, offerCode: string): void {
    encodeItinerary(fare, offerCode, this.#cityOf, this.count > 0 ? ',' : '', this.#pieces)
    this.count += 1
  }

  /** All pieces. @param rest what follows the last itinerary: ASCII text, or bytes of UTF-8. */
  end(rest: string | Uint8Array): Pieces {
    this.#pieces.push(rest)
    return this.#pieces
  }
}
