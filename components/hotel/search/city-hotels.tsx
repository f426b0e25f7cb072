'use client'

import { useState } from 'react'
import type { City } from '../../../lib/hotel/city.ts'
import { CITY_PAGE_SIZE } from '../../../lib/hotel/city-input.ts'
import { cityViewHref, type CityView, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import { isPastStay } from '../past-stay.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTurner } from '../../ui/page-turner.tsx'
import { CityList } from './city-list.tsx'
import { CitySkeleton } from './city-skeleton.tsx'
import { NoHotels } from './no-hotels.tsx'
import type { CityResult } from './use-city-search.ts'
import { notPermittedText } from '../../../lib/permission-text.ts'

type CityHotelsProps = {
  result: CityResult
  stay: Stay
  view: CityView
  placeName: string
  /** False where the map is shown instead of the list. */
  listShown: boolean
  /** True once the answer to the current request is slow. */
  dimmed: boolean
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
  onFilter: (filters: HotelFilters) => void
  onTurn: (page: number) => void
}

/**
 * The content below the head: cards, cards that are about to change, an empty result with its reason, or a
 * failure. An answer that could not be refreshed stays, and says so.
 */
export function CityHotels(props: CityHotelsProps) {
  const { unrefreshed, reading, retry } = props.result
  const isPast = isPastStay(unrefreshed)
  return (
    <>
      {isPast && <ActNotice tone="held">These dates have passed. Choose new dates above.</ActNotice>}
      {unrefreshed && !isPast && (
        <ActNotice
          tone="held"
          action={
            <Button pending={reading} onClick={retry}>
              Try again
            </Button>
          }
        >{`Couldn't refresh these hotels: ${readFailureText(unrefreshed) ?? ''}. Prices may be out of date.`}</ActNotice>
      )}
      <Content {...props} />
    </>
  )
}

function Content(props: CityHotelsProps) {
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
  if (shown.hotels.length > 0) return <Page {...props} shown={shown} />
  if (isOld) return <CitySkeleton />
  if (shown.total > 0) {
    return (
      <EmptyState
        title="This page is past the end of the list"
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

function Page(props: CityHotelsProps & { shown: City }) {
  const { shown, stay, view } = props
  const { page } = shown
  const wantedHref = cityViewHref(stay, { ...view, page, pane: 'split' })
  // The cards of the previous answer stay until the next one has come.
  const [href, setHref] = useState(wantedHref)
  if (!props.result.isOld && href !== wantedHref) setHref(wantedHref)
  return (
    <>
      {props.listShown && (
        <CityList
          hotels={shown.hotels}
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
        what="hotels"
        page={page}
        pageSize={CITY_PAGE_SIZE}
        total={shown.total}
        onTurn={props.onTurn}
      />
    </>
  )
}

const SAFE = 'Nothing was booked. Your search is unchanged.'

/**
 * The search failed: the reason, and what to do next. The query above stays as typed. A refusal has no retry,
 * since the booking service would repeat it: another place or fewer filters help.
 */
function CityFailure(props: {
  failure: Error
  placeId: string
  filters: HotelFilters
  onFilter: (filters: HotelFilters) => void
  onRetry: () => void
}) {
  const { failure, filters } = props
  const { unknown } = usePlaceLookup(props.placeId)
  const again = <Button onClick={props.onRetry}>Search again</Button>
  if (!(failure instanceof ReadFailure) || failure.status !== 422) {
    return <ErrorState title={titleOf(failure)} safe={SAFE} action={again} />
  }
  if (isPastStay(failure)) {
    return <ErrorState title="These dates have passed" safe={`Choose new dates above. ${SAFE}`} />
  }
  if (unknown) {
    return <ErrorState title="The booking service doesn't know this place" safe="Choose another one above." />
  }
  if (failure.code === 'validation_failed' && Object.keys(filters).length > 0) {
    return (
      <ErrorState
        title="The booking service doesn't know one of these filters"
        safe={SAFE}
        action={<Button onClick={() => props.onFilter({})}>Clear all filters</Button>}
      />
    )
  }
  return (
    <ErrorState
      title="The booking service rejected this search"
      safe={`${readFailureText(failure)}. ${SAFE}`}
      action={again}
    />
  )
}

function titleOf(failure: Error): string {
  const status = failure instanceof ReadFailure ? failure.status : 0
  if (status === 401) return 'Sign in again to search'
  if (status === 403) return notPermittedText('hotel_availability')
  return "Couldn't load hotels"
}
