import type { Fare } from '../../../lib/air/fare.ts'
import type { Alliance } from './alliances.ts'
import type { FareCheck } from './fare-check.ts'

/**
 * One leg of a flight as a row shows it. Times are local text (`2027-01-14T08:40:00`), minutes are as
 * supplied.
 */
export type FlightLeg = {
  /** Airport codes. */
  from: string
  to: string
  /** The marketing carrier and number of each flight: `EK 2`. */
  numbers: readonly string[]
  /** Marketing carriers in order of appearance. */
  airlines: readonly string[]
  departAt: string
  arriveAt: string
  /** Calendar days between local departure and local arrival: 1 shows as +1. */
  dayShift: number
  /** Flight and waiting minutes together; never computed from local times. */
  totalMinutes: number
  /** Changes of aircraft and technical stops. */
  stops: number
  /** The airport and length of each wait, and the share of the leg (0 to 1) where it starts and ends. */
  waits: readonly { airport: string; minutes: number; start: number; end: number }[]
}

/** A fare among the results. */
export type ListedFare = Fare & {
  /** The result of the last price check; absent where the agent has asked for none. */
  check?: FareCheck
}

/**
 * The same planes at the same times, with all their fares: those still sold first, cheapest first. A changed
 * flight is a new object.
 */
export type Flight = {
  key: string
  legs: readonly FlightLeg[]
  /** Marketing carriers in order of appearance; the first one is shown as the main carrier. */
  airlines: readonly string[]
  stops: number
  /** Airports where the traveller changes planes, in order. */
  connections: readonly string[]
  /** The alliance of all its carriers; null where they have none in common. */
  alliance: Alliance | null
  totalMinutes: number
  fares: readonly ListedFare[]
}
