'use client'

import { useState } from 'react'
import type { City, ListedHotel } from '../../../lib/hotel/city.ts'
import { CITY_PAGE_SIZE } from '../../../lib/hotel/city-input.ts'
import { cityViewHref, type CityView, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import { isPastStay } from '../past-stay.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { ResultsPage } from '../../search/results-page.tsx'
import { SEARCH_SAFE, SearchFailure } from '../../search/search-failure.tsx'
import { CardList } from '../../shell/card-list.tsx'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CitySkeleton } from './city-skeleton.tsx'
import { CARD_ROWS, HotelCard } from './hotel-card.tsx'
import { NoHotels } from './no-hotels.tsx'
import type { CityResult } from './use-city-search.ts'

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
  const { stay, view, onFilter, onTurn } = props
  const { shown, isOld, failure, retry } = props.result
  if (failure) {
    return (
      <CityFailure
        failure={failure}
        placeId={stay.place}
        filters={view.filters}
        onFilter={onFilter}
        onRetry={retry}
      />
    )
  }
  return (
    <ResultsPage
      what="hotels"
      answer={shown && { rows: shown.hotels, total: shown.total }}
      page={shown?.page ?? 1}
      pageSize={CITY_PAGE_SIZE}
      isOld={isOld}
      onTurn={onTurn}
      skeleton={<CitySkeleton />}
      none={
        shown && (
          <NoHotels
            stay={stay}
            placeName={props.placeName}
            filters={view.filters}
            facets={shown.facets}
            onChange={onFilter}
          />
        )
      }
    >
      {shown && <Page {...props} shown={shown} />}
    </ResultsPage>
  )
}

/** The cards of a page. Those of the previous answer stay until the next one has come. */
function Page(props: CityHotelsProps & { shown: City }) {
  const { shown, stay, view, result, listShown, ...cards } = props
  const wantedHref = cityViewHref(stay, { ...view, page: shown.page, pane: 'split' })
  const [href, setHref] = useState(wantedHref)
  if (!result.isOld && href !== wantedHref) setHref(wantedHref)
  if (!listShown) return null
  return (
    <CardList
      label="Hotels found"
      items={shown.hotels}
      idOf={idOf}
      first={(shown.page - 1) * CITY_PAGE_SIZE}
      total={shown.total}
      heights={CARD_ROWS}
      href={href}
      isOld={result.isOld}
      dimmed={cards.dimmed}
      itemClassName="pb-2.5"
      card={(hotel, { current, eager }) => (
        <HotelCard
          hotel={hotel}
          stay={stay}
          marked={idOf(hotel) === cards.hoveredId || current}
          eager={eager}
          onHover={cards.onHover}
        />
      )}
    />
  )
}

const idOf = (hotel: ListedHotel) => String(hotel.id)

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
  const other = (
    <SearchFailure failure={failure} what="hotels" permission="hotel_availability" onRetry={props.onRetry} />
  )
  if (!(failure instanceof ReadFailure) || failure.status !== 422) return other
  if (isPastStay(failure)) {
    return <ErrorState title="These dates have passed" safe={`Choose new dates above. ${SEARCH_SAFE}`} />
  }
  if (unknown) {
    return <ErrorState title="Place not found" safe="Choose another one above." />
  }
  if (failure.code === 'validation_failed' && Object.keys(filters).length > 0) {
    return (
      <ErrorState
        title="One of these filters no longer exists"
        safe={SEARCH_SAFE}
        action={<Button onClick={() => props.onFilter({})}>Clear all filters</Button>}
      />
    )
  }
  return other
}
