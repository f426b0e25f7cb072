import { hashPair, unit } from '../../hash.ts'

/** A known district as far as its share of the hotels goes. */
export type DistrictBasis = { id: number; kmFromCentre: number }

/**
 * How many of a city's hotels stand in each of its known districts, in the order given: nearer ones have more. A city
 * with few known districts has most of its hotels elsewhere. Known without making one hotel, so that a district's
 * nr_hotels is exactly what a search of it finds.
 */
export function districtShares(hotels: number, districts: readonly DistrictBasis[]): number[] {
  const all = Math.round(hotels * (districts.length >= 8 ? 0.92 : 0.11 * districts.length))
  const weights = districts.map(({ id, kmFromCentre }) => (0.5 + unit(hashPair(id, 71))) / (kmFromCentre + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let reached = 0
  return weights.map((weight) => {
    reached += weight
    const upTo = Math.round((all * reached) / total)
    const share = upTo - given
    given = upTo
    return share
  })
}
