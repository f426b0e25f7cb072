import type { FareConditions } from '../../../supply/air/fare.ts'
import type { Strictness } from './terms.ts'

/** Steps of advance purchase and of minimum stay by strictness; the first that the trip meets applies. */
const ADVANCE_DAYS: Readonly<Record<Strictness, readonly number[]>> = {
  none: [],
  strict: [21, 14, 7, 3],
  fee: [7, 3],
  unpriced: [],
  soft: [3],
  free: [],
}
const STAY_NIGHTS: Readonly<Partial<Record<Strictness, readonly number[]>>> = { strict: [6, 3], fee: [3, 2] }

/** A trip as its conditions see it: days from the search to its start, and nights until its last leg. */
export type TripDays = { daysAhead: number; nights: number }

/**
 * The conditions of a fare that is offered for a trip, which the trip meets. Null where the source supplies
 * no terms.
 */
export function conditionsOf(strictness: Strictness, { daysAhead, nights }: TripDays): FareConditions | null {
  if (strictness === 'none') return null
  const steps = STAY_NIGHTS[strictness] ?? []
  return {
    advanceDays: ADVANCE_DAYS[strictness].find((days) => days <= daysAhead) ?? 0,
    minimumNights: steps.find((least) => least <= nights) ?? 0,
    maximumMonths: strictness === 'strict' && nights < 28 ? 1 : strictness === 'fee' && nights < 80 ? 3 : 12,
  }
}
