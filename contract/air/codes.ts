/**
 * Coded fields of the air operations. zod-free: the browser imports this. Source: Session gateway, Coded
 * fields (air).
 */

/** CabinClassCode and TravelPreference.CabinType. */
export const cabins = [
  { code: 1, name: 'Economy', letter: 'Y' },
  { code: 2, name: 'Premium Economy', letter: 'S' },
  { code: 3, name: 'Business', letter: 'C' },
  { code: 4, name: 'Premium Business', letter: 'J' },
  { code: 5, name: 'First', letter: 'F' },
  { code: 6, name: 'Premium First', letter: 'P' },
] as const

/** A request may also ask for any cabin (gap 24). */
export const ANY_CABIN = 100

/** Name of a cabin; `Economy` for an unknown code. */
export function cabinName(code: number): string {
  return cabins.find((cabin) => cabin.code === code)?.name ?? 'Economy'
}

/** FareType. */
export const fareTypes = { published: 1, private: 2 } as const

/** NonRefundableType. 0 means that nothing is known, never that the fare is refundable (gap 201). */
export const nonRefundableTypes = {
  unknown: 0,
  never: 1,
  afterDeparture: 2,
  beforeDeparture: 3,
} as const

/** RefundMethod. */
export const refundMethods = { unknown: 0, online: 1, nonRefundable: 2 } as const

/** Most results of AirLowFareSearch, and the number if the request has none (Limits; gap 26). */
export const SEARCH_RESULT_CAP = 500
export const SEARCH_RESULT_DEFAULT = 100
export const SEARCH_RESULT_MAX = 5000

/** Passenger rules of a search (gap 46). */
export const MAX_SEATED_PASSENGERS = 9
export const MAX_LEGS = 6
export const MAX_DAYS_AHEAD = 350
/**
 * Clocks of two places that differ by more hours have the date line between them on the short way: a leg may
 * then be dated a day before the leg before it. No document compares the dates of legs.
 */
export const DATE_LINE_HOURS = 12

/**
 * Ages in full years of a passenger type on the day of the last departure: at least `from` and less than
 * `below`; null for no limit. The documents name only the types; these are the ages that airlines use.
 */
export const passengerAges = {
  1: { from: 12, below: null },
  2: { from: 2, below: 12 },
  3: { from: 0, below: 2 },
} as const

/**
 * Most markup for one passenger of a type, whole USD (AirBook): a number of the wire holds its cents exactly
 * up to here (gap 250).
 */
export const MARKUP_LIMIT_USD = Math.floor(Number.MAX_SAFE_INTEGER / 100)

/** Most itineraries per event of the streamed search (gap 41). */
export const STREAM_BATCH_LIMIT = 50
/** Seconds between comment heartbeats of the stream (gap 41). */
export const STREAM_HEARTBEAT_SECONDS = 15

/**
 * PricingSourceType to FareType; null means both. No document gives WebFare a fare type, so it takes all
 * fares (gaps 23, 29).
 */
export const FARE_TYPE_BY_SOURCE = { All: null, Private: 2, Publish: 1, WebFare: null } as const

/** Category of the first element of FareRules, which is about the whole fare (gap 48). */
export const RULES_SUMMARY = 'Description'

/** Categories of the rules of a fare component, in the order in which they are answered (gap 48). */
export const ruleCategories = [
  'Rule application',
  'Minimum Stay',
  'Maximum Stay',
  'Travel restrictions',
  'Advance Purchase',
  'Flight applications',
  'Children discount',
  'Sales restrictions',
  'Penalties',
] as const
