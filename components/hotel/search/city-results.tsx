'use client'

import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import type { ListedHotel } from '../../../lib/hotel/city.ts'
import {
  cityViewHref,
  filterCount,
  toggleFilter,
  type CityView,
  type HotelFilters,
} from '../../../lib/hotel/city-view.ts'
import { filterChips } from './filter-chips.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { shownNight, useStayPrices } from '../stay-prices.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { cx } from '../../ui/cx.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useLate } from '../../ui/use-late.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { CityHead, availableText } from './city-head.tsx'
import { CityHotels } from './city-hotels.tsx'
import { CityMap } from './city-map.tsx'
import { CityTools } from './city-tools.tsx'
import { FacetRail } from './facet-rail.tsx'
import { RailSkeleton } from '../../ui/rail-skeleton.tsx'
import { CompactSelect } from '../../ui/compact-select.tsx'
import { useCityCommands } from './use-city-commands.ts'
import { useCityAhead, useCitySearch } from './use-city-search.ts'
import { usePane } from './use-pane.ts'
import { useRail } from '../../ui/use-rail.ts'
import { focusFirstCard } from '../../shell/card-list.tsx'
import { forgetScroll } from '../../shell/use-scroll-memory.ts'
import type { NetCents } from '../../../lib/money.ts'

const NO_HOTELS: readonly ListedHotel[] = []

/** An answer that takes no longer does not dim the previous one. */
const DIMMED_AFTER_MS = 150

/** The hotels of a place for one stay: filters, list and map, as the address says. */
export function CityResults(props: {
  stay: Stay
  view: CityView
  onLook: (view: CityView) => void
  onTurn: (page: number) => void
}) {
  const { stay, view } = props
  const result = useCitySearch(stay, view)
  const { shown, isOld } = result
  const dimmed = useLate(isOld, DIMMED_AFTER_MS)
  const { place } = usePlaceLookup(stay.place)
  const { mapShown, listShown, toggled } = usePane(view.pane)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)

  const askAhead = useCityAhead(stay)
  const changeView = (part: Partial<CityView>) => {
    const next = { ...view, ...part }
    askAhead(next)
    forgetScroll(cityViewHref(stay, { ...next, pane: 'split' }))
    props.onLook(next)
  }
  const filter = (filters: HotelFilters) => changeView({ filters, page: 1 })
  const turn = (page: number) => {
    askAhead({ ...view, page })
    forgetScroll(cityViewHref(stay, { ...view, page, pane: 'split' }))
    props.onTurn(page)
  }
  const toggleMap = () => props.onLook({ ...view, pane: toggled })
  const openSheet = () => setSheetOpen(true)

  // The list renders first; the filter counts follow, as the pins do.
  const counted = useAfterPaint(shown?.facets ?? null)
  const { rail, toFilters } = useRail(counted !== null, openSheet)
  useCityCommands({ filters: toFilters, map: toggleMap })
  const prices = useStayPrices(stay)
  const shownOf = useCallback((netCents: NetCents) => shownNight(prices, stay, netCents), [prices, stay])
  const facets = counted && (
    <FacetRail facets={counted} filters={view.filters} shownOf={shownOf} onChange={filter} />
  )
  const hotelCount = place?.hotelCount ?? null
  return (
    <div
      className={cx('grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4', COLUMNS[view.pane])}
    >
      <aside
        ref={rail}
        aria-label="Filters"
        tabIndex={-1}
        onKeyDown={(event) => backToList(event, list.current)}
        className="sticky top-4 -m-1 max-h-[calc(100dvh-80px)] overflow-y-auto overscroll-contain p-1 max-[1239.98px]:hidden"
      >
        {facets ?? (result.failure ? null : <RailSkeleton />)}
      </aside>
      <div
        ref={list}
        className={cx('flex min-w-0 flex-col gap-2.5', view.pane === 'map' && 'max-[899.98px]:gap-0')}
      >
        <CityHead
          total={shown?.total ?? null}
          hotelCount={hotelCount}
          chips={filterChips(view.filters, shown?.facets ?? [], shownOf)}
          onDrop={({ key, value }) => filter(toggleFilter(view.filters, key, value, false))}
          sort={
            shown && (
              <CompactSelect
                label="Sort"
                options={[
                  { value: '', label: 'Recommended' },
                  ...shown.sorts.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={view.sort ?? ''}
                onValueChange={(sort) => changeView({ sort: sort === '' ? null : sort, page: 1 })}
              />
            )
          }
          tools={
            <CityTools
              chosenCount={filterCount(view.filters)}
              mapShown={mapShown}
              onFilters={openSheet}
              onMap={toggleMap}
            />
          }
        />
        <CityHotels
          result={result}
          stay={stay}
          view={view}
          placeName={place?.name ?? 'this place'}
          listShown={listShown}
          dimmed={dimmed}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          onFilter={filter}
          onTurn={turn}
        />
      </div>
      <div className={cx('sticky top-4 min-w-0', MAP_PLACE[view.pane])}>
        {mapShown && (
          <CityMap
            hotels={shown?.hotels ?? (result.failure ? NO_HOTELS : null)}
            stay={stay}
            hoveredId={hoveredId}
            onHover={setHoveredId}
            dimmed={dimmed}
          />
        )}
      </div>
      {sheetOpen && (
        <Sheet title="Filters" open onOpenChange={setSheetOpen}>
          {facets}
        </Sheet>
      )}
      <LiveRegion message={shown && !isOld ? `Hotels: ${availableText(shown.total, hotelCount)}` : ''} />
    </div>
  )
}

const SPLIT =
  'min-[900px]:grid-cols-[minmax(0,58fr)_minmax(0,40fr)] min-[1240px]:grid-cols-[200px_minmax(0,58fr)_minmax(0,40fr)]'
const COLUMNS = { split: SPLIT, map: SPLIT, list: 'min-[1240px]:grid-cols-[200px_minmax(0,1fr)]' }

/**
 * Next to the list the map is as high as the window; in the list's place it leaves space for the bars above.
 */
const MAP_PLACE = {
  split: 'h-[calc(100dvh-80px)] max-[899.98px]:hidden',
  map: 'h-[calc(100dvh-80px)] max-[899.98px]:h-[max(320px,calc(100dvh-330px))]',
  list: 'hidden',
}

/** Escape moves the focus from the rail to the first card. */
function backToList(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key === 'Escape') focusFirstCard(list)
}
