import type { Place } from '../../supply/place/port.ts'

/** A place with what is known of it here beyond what callers are told. */
export type WorldPlace = Place & {
  /** Negative unless it is a hotel; never leaves the gateway. See place-id.ts. */
  id: number
  population: number
  /** Degrees. */
  lat: number
  lon: number
}
