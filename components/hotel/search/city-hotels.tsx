'use client'

import { useState } from 'react'
import type { CitySearch } from '../../../contract/v3/hotel-objects.ts'
import { CITY_PAGE_SIZE } from '../../../lib/hotel/city-input.ts'
import { cityViewHref, type CityView, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CityFailure } from './city-failure.tsx'
import { CityList } from './city-list.tsx'
import { CitySkeleton } from './city-skeleton.tsx'
import { NoHotels } from './no-hotels.tsx'
import { PageTurner } from './page-turner.tsx'
import type { CityResult } from './use-city-search.ts'

/** What stands below the head: cards, cards that are about to change, none and why, or what failed. */
export function CityHotels(props: {
  result: CityResult
  stay: Stay
  view: CityView
  placeName: string
  /** False where the map has taken the list's place. */
  listShown: boolean
  /** True once the answer to what is asked now is long in coming. */
  dimmed: boolean
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
  onFilter: (filters: HotelFilters) => void
  onTurn: (page: number) => void
}) {
  const { stay, view, onTurn } = props
  const { shown, isOld, failure, retry } = props.result
  if (failure) {
    const { filters } = view
    return (
      <CityFailure
        failure={failure}
        placeId={stay.place}
        filters={filters}
        onFilter={props.onFilter}
        onRetry={retry}
      />
    )
  }
  if (shown === null) return <CitySkeleton />
  if (shown.offers.length > 0) return <Page {...props} shown={shown} />
  if (isOld) return <CitySkeleton />
  if (shown.total > 0) {
    return (
      <EmptyState
        title="The list ends before this page"
        action={<Button onClick={() => onTurn(1)}>First page</Button>}
      />
    )
  }
  return (
    <NoHotels
      stay={stay}
      placeName={props.placeName}
      filters={view.filters}
      facets={shown.facets}
      onChange={props.onFilter}
    />
  )
}

function Page(props: Parameters<typeof CityHotels>[0] & { shown: CitySearch }) {
  const { shown, stay, view } = props
  const { page, total_pages: totalPages } = shown.pagination
  const asked = cityViewHref(stay, { ...view, page, pane: 'split' })
  // Cards of the answer before keep their place until the next has come.
  const [href, setHref] = useState(asked)
  if (!props.result.isOld && href !== asked) setHref(asked)
  return (
    <>
      {props.listShown && (
        <CityList
          hotels={shown.offers}
          first={(page - 1) * CITY_PAGE_SIZE}
          total={shown.total}
          stay={stay}
          href={href}
          isOld={props.result.isOld}
          dimmed={props.dimmed}
          hoveredId={props.hoveredId}
          onHover={props.onHover}
        />
      )}
      <PageTurner
        page={page}
        pageSize={CITY_PAGE_SIZE}
        totalPages={totalPages}
        total={shown.total}
        onTurn={props.onTurn}
      />
    </>
  )
}
