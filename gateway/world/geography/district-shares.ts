import { hashPair, unit } from '../../hash.ts'

/** What a known district's share of the hotels depends on. */
export type DistrictBasis = { id: number; kmFromCentre: number }

/**
 * How many of a city's hotels are in each of its known districts, in the order given; nearer districts have
 * more. A city with few known districts has most of its hotels elsewhere. The result does not need the hotels
 * themselves, and a district's nr_hotels is exactly what a search of it finds.
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
