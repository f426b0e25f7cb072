import type { HotelRow } from './city-hotels.ts'
import { findHotel } from './find-hotel.ts'
import type { HotelRate, Taken } from './hotel-rate.ts'
import { awaitProvider, questionOf, type Wait } from './provider-latency.ts'
import { rateOfKey, ratesOfHotel } from './rates-of-hotel.ts'
import type { HotelProvider } from './rates/provider.ts'
import type { Stay } from './stay.ts'
import { scenarioOfHotel, type HotelScenario } from './catalogue/scenario-hotels.ts'

/** What the rules of hotel bookings ask the supply for: one hotel at a time. */
export type HotelSupply = {
  /** Null for a number that no hotel has. */
  findHotel(hotelId: number): HotelRow | null
  /** What a hotel of the sandbox's own city is there to show; null for an ordinary hotel. */
  scenarioOf(hotelId: number): HotelScenario | null
  /** See `ratesOfHotel`: what the hotel sells, cheapest first. */
  rates(hotel: HotelRow, stay: Stay, now: string, taken: Taken, provider: HotelProvider): HotelRate[]
  /** See `rateOfKey`: one of them again, `available` as of now. */
  rate(
    hotel: HotelRow,
    stay: Stay,
    now: string,
    key: string,
    taken: Taken,
    provider: HotelProvider,
  ): HotelRate | null
  /**
   * Resolves once a provider has answered for a hotel or place, by its id. An answer is kept: other filters, another sort
   * and the next page are at hand at once.
   * @throws the signal's reason when the caller leaves.
   */
  answered(provider: HotelProvider, id: number, stay: Stay, signal: AbortSignal): Promise<void>
}

/** Settings of the simulated hotels; `latencyScale` times the providers' delays, 0 is at once. */
export type HotelSupplySettings = { wait: Wait; latencyScale: number }

/** Answers that are kept; the one asked for longest ago goes first. */
const mostKept = 500

/** The simulated hotels. */
export function createHotelSupply({ wait, latencyScale }: HotelSupplySettings): HotelSupply {
  const kept = new Set<string>()
  return {
    findHotel,
    scenarioOf: scenarioOfHotel,
    rates: ratesOfHotel,
    rate: rateOfKey,
    answered: async (provider, id, stay, signal) => {
      const question = questionOf(id, stay)
      const key = `${provider} ${question}`
      if (!kept.delete(key)) await awaitProvider(provider, question, { wait, latencyScale, signal })
      kept.add(key)
      if (kept.size > mostKept) for (const oldest of kept.keys()) return void kept.delete(oldest)
    },
  }
}
