import type { Airport } from '../../reference/airports.ts'
import { hashText } from '../../../hash.ts'
import { airportTraffic, isListedAirport } from './airport-traffic.ts'
import { type Region, regionOf } from '../../reference/regions.ts'

/** An airport with the values that route planning needs, computed once. */
export type Place = Airport & {
  traffic: number
  region: Region
  /** Whether it is the busiest airport of its city. */
  primary: boolean
  /** Important enough for flights from abroad; airports that are not listed are small and domestic. */
  listed: boolean
  /** Hash of the code. The random factor of a pair of places combines both hashes, whatever their order. */
  hash: number
  /** Attraction to full-service and low-cost carriers; grows less than proportionally to traffic. */
  pull: number
}

/** Computes the planning values of an airport; small airports get little traffic, from their size rank. */
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
