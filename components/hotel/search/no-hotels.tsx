'use client'

import { useQueries } from '@tanstack/react-query'
import type { FacetGroup } from '../../../contract/v3/hotel-objects.ts'
import { cityAnswer } from '../../../lib/hotel/city-answer.ts'
import { countInput } from '../../../lib/hotel/city-input.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { groupText } from '../../../lib/hotel/filter-chips.ts'
import { rescues, waysOut } from '../../../lib/hotel/filter-rescue.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** No hotel is left: which filter to drop, and how many come back. Each way is asked for, so the numbers are true. */
export function NoHotels(props: {
  stay: Stay
  placeName: string
  filters: HotelFilters
  facets: readonly FacetGroup[]
  onChange: (filters: HotelFilters) => void
}) {
  const { stay, filters, facets } = props
  const ways = waysOut(filters)
  const counts = useQueries({
    queries: ways.map((way) => ({
      ...readOptions('hotel.search', countInput(stay, way.filters)),
      structuralSharing: false,
    })),
  })
  if (ways.length === 0) {
    return (
      <EmptyState title={`No hotel in ${props.placeName} has rooms for this stay`}>
        Try other dates, fewer rooms, or a place nearby.
      </EmptyState>
    )
  }
  const found = rescues(
    ways,
    counts.map(({ data }) => cityAnswer(data)?.total),
  )
  const asking = counts.some(({ isPending }) => isPending)
  return (
    <EmptyState
      title="No hotel passes all filters"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {found.map((way) => (
            <Button key={way.key ?? ''} onClick={() => props.onChange(way.filters)}>
              {way.key === null ? 'Drop all filters' : `Drop “${groupText(way.key, filters, facets)}”`}:{' '}
              {way.total === 1 ? '1 hotel' : `${way.total} hotels`}
            </Button>
          ))}
          {!asking && found.length === 0 && (
            <Button onClick={() => props.onChange({})}>Drop all filters</Button>
          )}
        </div>
      }
    >
      {asking
        ? 'Counting what would come back.'
        : found.some(({ key }) => key !== null)
          ? 'Dropping one of these brings hotels back.'
          : 'No single filter is to blame: each leaves the others without a hotel.'}
    </EmptyState>
  )
}
