import type { Suppliers } from '../services.ts'
import { activitySupply } from './activity/activity-supply.ts'
import { createAirSupply } from './air/supply.ts'
import { createHotelSupply } from './hotel/hotel-supply.ts'
import { placeSupply } from './place/place-supply.ts'
import { referenceSupply } from './reference/supply.ts'
import type { Wait } from './wait.ts'

/** Settings of the simulated world. */
export type WorldSettings = {
  /** Any text; another seed gives other prices. */
  seed: string
  wait: Wait
  /** Factor on the sources' delays; 1 is realistic, 0 is no delay. */
  latencyScale: number
}

/** Every supplier of the gateway, simulated. Offers are a pure function of seed, query and date. */
export function simulatedSuppliers({ seed, wait, latencyScale }: WorldSettings): Suppliers {
  return {
    air: createAirSupply({ seed, wait, latencyScale }),
    hotels: createHotelSupply({ wait, latencyScale }),
    places: placeSupply,
    reference: referenceSupply,
    activities: activitySupply,
  }
}
