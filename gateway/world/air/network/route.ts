import type { Aircraft } from './aircraft.ts'
import type { Carrier } from './carrier.ts'

/** One carrier's nonstop service in one direction. */
export type Route = {
  /** Number of the route in this process; a cache key that is never shown. */
  id: number
  carrier: Carrier
  origin: string
  destination: string
  km: number
  /** Flights a week. */
  weekly: number
  /** Both airports are in one country. */
  domestic: boolean
  aircraft: Aircraft
  /** First flight number; the later flights of a day follow in steps of two. */
  firstNumber: number
  /** Whether the origin is the carrier's hub. */
  outbound: boolean
  /** Gate-to-gate minutes. */
  blockMinutes: number
}
