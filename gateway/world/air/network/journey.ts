import type { Leg } from '../../../supply/air/fare.ts'
import type { Carrier } from './carrier.ts'
import type { Flight } from './flight.ts'

/** A way from origin to destination on one day: what sources put prices on. */
export type Journey = {
  /** The leg as it is sold; one object for all fares on it. */
  leg: Leg
  flights: readonly Flight[]
  /** Carrier on whose ticket stock it is sold: the one of the longest flight, or its partner. */
  validating: Carrier
  /** Minutes from first departure to last arrival. */
  elapsed: number
  /** Great-circle distance between the ends, and along the flights. */
  directKm: number
  flownKm: number
  /** Number that is the same for the same flights: the start of every draw about them. */
  hash: number
}

/** A way before it is chosen: flights in order. */
export type Path = { flights: readonly Flight[]; validating: Carrier; elapsed: number; flownKm: number }

/** The longest flight's carrier. */
export function validatingOf(flights: readonly Flight[]): Carrier {
  let longest = flights[0]!
  for (const flight of flights) if (flight.route.km > longest.route.km) longest = flight
  return longest.route.carrier
}
