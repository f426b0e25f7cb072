import type { Place } from '../../supply/place/port.ts'

/** A place with the facts that only the gateway needs. */
export type WorldPlace = Place & {
  /** Negative unless the place is a hotel; never leaves the gateway. See place-id.ts. */
  id: number
  population: number
  /** Degrees. */
  lat: number
  lon: number
}
