import type { CabinClass, Cents } from '../../../supply/air/fare.ts'
import type { Carrier } from '../network/carrier.ts'
import type { Journey } from '../network/journey.ts'
import type { Strictness } from '../pricing/terms.ts'

/** One price point of a source on the same flights. */
export type Family = {
  /** Times the published amount, and what is added to every leg. */
  factor: number
  addCents: Cents
  strictness: Strictness
  changeFeeCents: Cents
  /** Checked pieces; null where the source says nothing. */
  pieces: number | null
}

/** What makes one simulated source differ from another: coverage, prices, terms and pace. */
export type SourceProfile = {
  id: string
  fareType: 1 | 2
  /** Carriers whose flights the source sells. */
  sells(carrier: Carrier): boolean
  /** Coverage below the carrier: whether it has this journey; `draw` is 0 to 1 and stable. */
  covers(journey: Journey, draw: number): boolean
  /** Most validating carriers in one answer. */
  maxCarriers: number
  /** Most journeys of one carrier on a leg, by number of legs. */
  journeysPerLeg(legs: number): number
  /** The source has cabins 4 and 6. */
  premiumCabins: boolean
  /** Price level of a carrier at this source; `draw` is stable for carrier and route. */
  level(carrier: Carrier, draw: number): number
  /** Share of the one-way amount that a leg costs when there are several. */
  severalLegs: number
  families(cabin: CabinClass, step: number, journey: Journey): readonly Family[]
  /** Fee of the source for each passenger with a seat. */
  serviceFeeCents: Cents
  /** Whether the source tells seats left; `draw` is stable for the journey. */
  tellsSeats(draw: number): boolean
  /** Minutes until the ticketing limit. */
  ticketLimitMinutes(daysOut: number, draw: number): number
  /** Milliseconds until the first batch and between batches: least and most. */
  firstMs: readonly [number, number]
  nextMs: readonly [number, number]
  /** Largest batch. */
  batchSize: number
}
