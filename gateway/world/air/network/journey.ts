import type { Leg } from '../../../supply/air/fare.ts'
import type { Carrier } from './carrier.ts'
import type { Flight } from './flight.ts'

/** A way to travel from origin to destination on one day; sources put prices on it. */
export type Journey = {
  /** The leg as it is sold; all fares on it share this object. */
  leg: Leg
  flights: readonly Flight[]
  /** The carrier on whose ticket stock it is sold: the carrier of the longest flight, or its partner. */
  validating: Carrier
  /** Minutes from first departure to last arrival. */
  elapsed: number
  /** Great-circle distance between the two ends, and summed along the flights. */
  directKm: number
  flownKm: number
  /** The same for the same flights; every random draw about the journey starts from it. */
  hash: number
}

/** A candidate journey, before the selection: its flights in order. */
export type Path = { flights: readonly Flight[]; validating: Carrier; elapsed: number; flownKm: number }

/** Two airports with the distance between them. */
export type Pair = { origin: string; destination: string; directKm: number }

/** A way between two airports. */
export type Way = { path: Path; directKm: number }

/** A chosen way, and the joint venture partner that sells it too. */
export type Found = Way & { seller: Carrier | null }

/** When almost nothing is found, paths may be this much longer than the direct distance. */
export const LONGEST_DETOUR = 1.7

/** The longest flight's carrier. */
export function validatingOf(flights: readonly Flight[]): Carrier {
  let longest = flights[0]!
  for (const flight of flights) if (flight.route.km > longest.route.km) longest = flight
  return longest.route.carrier
}
