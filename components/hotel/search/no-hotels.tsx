'use client'

import { useQueries } from '@tanstack/react-query'
import { hotelCountOptions, type FacetGroup } from '../../../lib/hotel/city.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { groupText } from './filter-chips.ts'
import { onlyAllHelps, pairsOut, rescues, waysOut, type Way } from '../../../lib/filter-rescue.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { NoMatches } from '../../search/no-matches.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shownNight, useStayPrices } from '../stay-prices.ts'

/**
 * No hotel matches: which filters to drop, and how many hotels that brings back. Each way is searched, so
 * that its number is exact.
 */
export function NoHotels(props: {
  stay: Stay
  placeName: string
  filters: HotelFilters
  facets: readonly FacetGroup[]
  onChange: (filters: HotelFilters) => void
}) {
  const { filters, facets, stay } = props
  const prices = useStayPrices(stay)
  const { rescueWays, asking, ways } = useRescues(stay, filters)
  if (ways.length === 0) {
    return (
      <EmptyState title={`No hotels available in ${props.placeName} for this stay`}>
        Try other dates, fewer rooms, or a place nearby.
      </EmptyState>
    )
  }
  return (
    <NoMatches
      title="No hotels match"
      ways={rescueWays}
      nouns={['hotel', 'hotels']}
      allLabel="Clear all filters"
      textOf={(group) => groupText(group, filters, facets, (cents) => shownNight(prices, stay, cents))}
      onDrop={props.onChange}
      asking={asking}
    />
  )
}

/** Tries each group by itself first, and pairs only if no single one helps. */
function useRescues(stay: Stay, filters: HotelFilters) {
  const single = waysOut(filters)
  const singles = useTotals(stay, single)
  const pairs = onlyAllHelps(single, singles.totals) ? pairsOut(filters) : []
  const paired = useTotals(stay, pairs)
  const ways = [...single, ...pairs]
  return {
    ways,
    rescueWays: rescues(ways, [...singles.totals, ...paired.totals]),
    asking: singles.asking || paired.asking,
  }
}

function useTotals(stay: Stay, ways: readonly Way[]) {
  const counts = useQueries({
    queries: ways.map((way) => hotelCountOptions(stay, way.filters)),
  })
  return {
    totals: counts.map(({ data }) => data ?? undefined),
    asking: counts.some(({ isPending }) => isPending),
  }
}
