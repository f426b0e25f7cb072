import type { PlaceType } from '../../../contract/place/types.ts'

/** A place one can look for hotels in (Session gateway, City record). */
export type Place = {
  /** Negative unless it is a hotel; never leaves the gateway. */
  id: number
  /** What leaves it: digits, see place-id.ts. */
  externalId: string
  type: PlaceType
  name: string
  /** Name, region and country in one line. */
  label: string
  /** The region it lies in, or the country where the region has no name. */
  destination: string
  country: { code: string; name: string }
  nrHotels: number
  population: number
  /** Degrees. */
  lat: number
  lon: number
}
