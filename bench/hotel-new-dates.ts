import { buildCityIndex, type CityIndex } from '../gateway/domain/hotel/search/city-index.ts'
import { pricedStay } from '../gateway/domain/hotel/search/priced-stay.ts'
import type { CityQuery } from '../gateway/domain/hotel/search/query.ts'
import { searchCity } from '../gateway/domain/hotel/search/search-city.ts'
import { madeUpRates } from '../tests/gateway/hotel/search/made-up-city.ts'
import { facetPlace } from './facet-place.ts'
import { interleave, median, type BenchRow } from './row.ts'

const DATES = 20
const ROUNDS = 9
const query: CityQuery = { filters: [], sort: 'price', page: 1, pageSize: 25, bounds: null }

/**
 * Bar 7: the first search with new dates (rates are combined with the existing index of the place, then
 * searched and sorted), compared with rebuilding the whole index for those dates. Computing the rates is
 * left out, since it costs both the same.
 */
export async function hotelNewDates(): Promise<BenchRow[]> {
  const { city, index, nights } = facetPlace(5000)
  const dates = Array.from({ length: DATES }, (_, at) => madeUpRates(city, nights, 100 + at))
  const measure = (indexOf: () => CityIndex) => async () => {
    const took = dates.map((rates) => {
      const startedAt = performance.now()
      const used = indexOf()
      searchCity(used, pricedStay(used, rates, nights), query)
      return (performance.now() - startedAt) * 1000
    })
    return median(took)
  }
  const times = await interleave(
    { ours: measure(() => index), peer: measure(() => buildCityIndex(city)) },
    ROUNDS,
  )
  const [ours, peer] = [median(times.ours), median(times.peer)]
  return [
    {
      bar: 7,
      name: 'hotel-new-dates',
      ours: `${ours.toFixed(0)} us`,
      peer: `${peer.toFixed(0)} us`,
      ratio: peer / ours,
      better: 'more',
      guard: 20,
      goal: 50,
    },
  ]
}
