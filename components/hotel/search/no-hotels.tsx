'use client'

import { useQueries } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { hotelCountOptions, type FacetGroup } from '../../../lib/hotel/city.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { groupText } from './filter-chips.ts'
import {
  isAll,
  onlyAllHelps,
  pairsOut,
  rescues,
  waysOut,
  type CountedWay,
  type Way,
} from '../../../lib/filter-rescue.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { firstCard } from '../../shell/card-list.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shownNight, useStayPrices } from '../stay-prices.ts'
import { focusAfter } from '../../ui/focus-after.ts'
import { plural } from '../../../lib/plural.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

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
  const { filters, facets } = props
  const prices = useStayPrices(props.stay)
  const { rescueWays, asking, ways } = useRescues(props.stay, filters)
  const drop = (event: MouseEvent<HTMLElement>, left: HotelFilters) => {
    focusAfter(event.currentTarget, firstCard)
    props.onChange(left)
  }
  if (ways.length === 0) {
    return (
      <EmptyState title={`No hotels available in ${props.placeName} for this stay`}>
        Try other dates, fewer rooms, or a place nearby.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No hotels match"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {rescueWays.map((way) => (
            <Button key={way.drop.join()} onClick={(event) => drop(event, way.filters)}>
              {`${wayText(way, filters, facets, (cents) => shownNight(prices, props.stay, cents))}: ${plural(way.total, 'hotel')}`}
            </Button>
          ))}
          {!asking && rescueWays.length === 0 && (
            <Button onClick={(event) => drop(event, {})}>Clear all filters</Button>
          )}
        </div>
      }
    >
      {asking ? 'Checking which filters to drop.' : reason(rescueWays)}
    </EmptyState>
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

/** `Drop “4 stars” and “Pool”`. */
function wayText(
  way: Way,
  filters: HotelFilters,
  facets: readonly FacetGroup[],
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  if (isAll(way) && way.drop.length > 1) return 'Clear all filters'
  return `Drop ${way.drop.map((key) => `“${groupText(key, filters, facets, shownOf)}”`).join(' and ')}`
}

function reason(rescueWays: readonly CountedWay[]): string {
  const [way] = rescueWays
  if (way?.drop.length === 1) return 'Drop one of these to see hotels.'
  if (way && !isAll(way)) return "Dropping one filter isn't enough: drop two to see hotels."
  return "Dropping one or two filters isn't enough."
}
