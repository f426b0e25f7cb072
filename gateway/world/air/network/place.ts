import type { Airport } from '../../reference/airports.ts'
import { hashText } from '../../../hash.ts'
import { airportTraffic, isListedAirport } from './airport-traffic.ts'
import { type Region, regionOf } from './regions.ts'

/** An airport with what planning needs, computed once. */
export type Place = Airport & {
  traffic: number
  region: Region
  /** Whether it is its city's busiest airport. */
  primary: boolean
  /** Known well enough for flights from abroad; the others are small and domestic. */
  listed: boolean
  /** Number of the code: pairs of places draw their luck from two of them, in either order. */
  hash: number
  /** Pull on full-service and low-cost carriers: less than proportional to traffic. */
  pull: number
}

/** Turns an airport into a place; small airports get a small traffic from their size. */
export function placeOf(airport: Airport): Place {
  const fallback = airport.sizeRank * airport.sizeRank * 0.6
  const traffic = airportTraffic(airport.code, fallback)
  return {
    ...airport,
    traffic,
    hash: hashText(airport.code),
    pull: Math.pow(traffic, 0.62),
    region: regionOf(airport.countryCode),
    primary: true,
    listed: isListedAirport(airport.code),
  }
}
