import type { Aircraft } from './aircraft.ts'
import type { Carrier } from './carrier.ts'

/** One carrier's nonstop service in one direction. */
export type Route = {
  /** Number of the route in this process: a key for caches, never shown. */
  id: number
  carrier: Carrier
  origin: string
  destination: string
  km: number
  /** Flights a week. */
  weekly: number
  /** Both ends in one country. */
  domestic: boolean
  aircraft: Aircraft
  /** First flight number; the day's next ones follow in steps of two. */
  firstNumber: number
  /** True where the origin is the carrier's hub. */
  outbound: boolean
  /** Minutes gate to gate. */
  blockMinutes: number
}
