import type { CabinClass, Cents } from '../../../supply/air/fare.ts'
import type { Carrier } from '../network/carrier.ts'
import type { Journey } from '../network/journey.ts'
import type { WithoutCabin } from '../pricing/cabins.ts'
import type { Strictness } from '../pricing/terms.ts'

/** One price point that a source sells on the same flights. */
export type Family = {
  /** What the source calls it; null where it has no other price for the flights. */
  name: string | null
  /** Factor on the published amount, and the amount that is added to every leg. */
  factor: number
  addCents: Cents
  strictness: Strictness
  changeFeeCents: Cents
  /** Checked pieces; null when the source does not say. */
  pieces: number | null
}

/** The properties of a simulated source: coverage, prices, terms and speed. */
export type SourceProfile = {
  id: string
  fareType: 1 | 2
  /** Whether the source sells the carrier's flights. */
  sells(carrier: Carrier): boolean
  /**
   * Whether the source has this journey of a carrier that it sells; `draw` is 0 to 1 and always the same for
   * the journey.
   */
  covers(journey: Journey, draw: number): boolean
  /** Most validating carriers in an answer. */
  maxCarriers: number
  /** Most journeys per carrier and leg, by number of legs. */
  journeysPerLeg(legs: number): number
  /** Whether the source sells cabins 4 and 6. */
  premiumCabins: boolean
  /** The cabin that a search gets of a carrier that does not have the requested one on the route. */
  withoutCabin(carrier: Carrier): WithoutCabin
  /** Price level of a carrier at this source; `draw` is always the same for a carrier and route. */
  level(carrier: Carrier, draw: number): number
  /** Share of the one-way amount that each leg costs when there are several. */
  severalLegs: number
  families(cabin: CabinClass, step: number, journey: Journey): readonly Family[]
  /** The source's fee for each passenger with a seat. */
  serviceFeeCents: Cents
  /** Whether the source states seats left; `draw` is always the same for a journey. */
  tellsSeats(draw: number): boolean
  /** Minutes until the ticketing deadline. */
  ticketLimitMinutes(daysOut: number, draw: number): number
  /** Shortest and longest time in milliseconds until the first batch, and between batches. */
  firstMs: readonly [number, number]
  nextMs: readonly [number, number]
  /** Largest batch. */
  batchSize: number
}
