import type { Suppliers } from '../services.ts'
import { createAirSupply } from './air/supply.ts'
import { createHotelSupply } from './hotel/hotel-supply.ts'
import { placeSupply } from './place/place-supply.ts'
import { referenceSupply } from './reference/supply.ts'

/** Settings of the simulated world. */
export type WorldSettings = {
  /** Any text: another seed is another world of prices. */
  seed: string
  /** Waits for `ms`, or rejects when the signal aborts. Injected, so that tests run without delay. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Times the sources' delays; 1 is life-like, 0 is at once. */
  latencyScale: number
}

/** Every supplier of the gateway, simulated: offers are a pure function of seed, query and date. */
export function simulatedSuppliers({ seed, wait, latencyScale }: WorldSettings): Suppliers {
  return {
    air: createAirSupply({ seed, wait, latencyScale }),
    hotels: createHotelSupply({ wait, latencyScale }),
    places: placeSupply,
    reference: referenceSupply,
  }
}
