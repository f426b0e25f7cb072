import type { Cents } from './fare.ts'

/** The extras that can be bought besides the flights of a fare. Prices are per passenger. */
export type FareExtras = {
  bags: readonly FlightExtra[]
  meals: readonly FlightExtra[]
  seats: readonly FlightExtra[]
}

export type FlightExtra = {
  id: string
  description: string
  /** The number of the flight without its carrier, as in a segment; null for all flights of the fare. */
  flightNumber: string | null
  costCents: Cents
}
