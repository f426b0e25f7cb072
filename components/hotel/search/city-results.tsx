'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { CITY_PAGE_SIZE } from '../../../lib/hotel/city-input.ts'
import {
  cityViewHref,
  filterCount,
  toggleFilter,
  type CityView,
  type HotelFilters,
} from '../../../lib/hotel/city-view.ts'
import { filterChips } from '../../../lib/hotel/filter-chips.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { useHotelPlace } from '../../place/use-hotel-place.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { CityFailure } from './city-failure.tsx'
import { CityHead, countText } from './city-head.tsx'
import { CityList } from './city-list.tsx'
import { CityMap } from './city-map.tsx'
import { CitySkeleton } from './city-skeleton.tsx'
import { FacetRail } from './facet-rail.tsx'
import { NoHotels } from './no-hotels.tsx'
import { PageTurner } from './page-turner.tsx'
import { SortSelect } from './sort-select.tsx'
import { useCityCommands } from './use-city-commands.ts'
import { useCitySearch } from './use-city-search.ts'
import { forgetScroll } from './use-scroll-memory.ts'
import { useSplit } from './use-split.ts'

/** The hotels of a place for one stay: filters, list and map, all as the address has them. */
export function CityResults(props: {
  stay: Stay
  view: CityView
  onLook: (view: CityView) => void
  onTurn: (page: number) => void
}) {
  const { stay, view } = props
  const { shown, isOld, failure, retry } = useCitySearch(stay, view)
  const place = useHotelPlace(stay.place)
  const split = useSplit()
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const rail = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const mapShown = split === null ? false : split ? view.pane !== 'list' : view.pane === 'map'
  const listShown = split !== false || view.pane !== 'map'
  const chips = filterChips(view.filters, shown?.facets ?? [])
  const hotels = shown?.offers ?? []

  const look = (part: Partial<CityView>) => {
    const next = { ...view, ...part }
    forgetScroll(cityViewHref(stay, next))
    props.onLook(next)
  }
  const filter = (filters: HotelFilters) => look({ filters, page: 1 })
  const turn = (page: number) => {
    forgetScroll(cityViewHref(stay, { ...view, page }))
    props.onTurn(page)
  }
  const toggleMap = () => look({ pane: mapShown ? (split ? 'list' : 'split') : split ? 'split' : 'map' })
  useCityCommands({ filters: () => toFilters(rail.current, () => setSheetOpen(true)), map: toggleMap })

  const facets = shown && <FacetRail facets={shown.facets} filters={view.filters} onChange={filter} />
  const chosenCount = filterCount(view.filters)
  return (
    <div
      className={cx(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4',
        view.pane === 'list'
          ? 'min-[1240px]:grid-cols-[200px_minmax(0,1fr)]'
          : 'min-[900px]:grid-cols-[minmax(0,58fr)_minmax(0,40fr)] min-[1240px]:grid-cols-[200px_minmax(0,58fr)_minmax(0,40fr)]',
      )}
    >
      <aside
        ref={rail}
        aria-label="Filters"
        onKeyDown={(event) => backToList(event, list.current)}
        className="sticky top-4 -m-1 max-h-[calc(100dvh-80px)] overflow-y-auto overscroll-contain p-1 max-[1239.98px]:hidden"
      >
        {facets ?? <span className="block h-[600px]" />}
      </aside>
      <div
        className={cx('flex min-w-0 flex-col gap-2.5', view.pane === 'map' && 'max-[899.98px]:hidden')}
        ref={list}
      >
        <CityHead
          total={shown?.total ?? null}
          hotelCount={place?.hotelCount ?? null}
          chips={chips}
          onDrop={({ key, value }) => filter(toggleFilter(view.filters, key, value, false))}
        >
          {shown && (
            <SortSelect sorts={shown.sorts} sort={view.sort} onSort={(sort) => look({ sort, page: 1 })} />
          )}
        </CityHead>
        <Tools
          chosenCount={chosenCount}
          mapShown={mapShown}
          onFilters={() => setSheetOpen(true)}
          onMap={toggleMap}
        />
        {failure ? (
          <CityFailure failure={failure} onRetry={retry} />
        ) : shown === null ? (
          <CitySkeleton />
        ) : shown.total === 0 && !isOld ? (
          <NoHotels
            stay={stay}
            placeName={place?.name ?? 'this place'}
            filters={view.filters}
            facets={shown.facets}
            onChange={filter}
          />
        ) : hotels.length === 0 && !isOld ? (
          <PastTheEnd onFirst={() => turn(1)} />
        ) : null}
        {hotels.length > 0 && !(failure && !isOld) && (
          <>
            {listShown && (
              <CityList
                hotels={hotels}
                first={(shown?.pagination.page ?? 1) * CITY_PAGE_SIZE - CITY_PAGE_SIZE}
                total={shown?.total ?? 0}
                stay={stay}
                href={cityViewHref(stay, { ...view, page: shown?.pagination.page ?? 1, pane: 'split' })}
                dimmed={isOld}
                hoveredId={hoveredId}
                onHover={setHoveredId}
              />
            )}
            <PageTurner
              page={shown?.pagination.page ?? 1}
              pageSize={CITY_PAGE_SIZE}
              totalPages={shown?.pagination.total_pages ?? 1}
              total={shown?.total ?? 0}
              onTurn={turn}
            />
          </>
        )}
      </div>
      <div
        className={cx(
          'sticky top-4 h-[calc(100dvh-80px)] min-w-0 max-narrow:h-[calc(100dvh-220px)]',
          view.pane === 'list' && 'hidden',
          view.pane !== 'map' && 'max-[899.98px]:hidden',
        )}
      >
        {split === false && view.pane === 'map' && (
          <Button size="small" className="absolute top-2 left-2 z-10" onClick={toggleMap}>
            Show the list
          </Button>
        )}
        {mapShown && (
          <CityMap hotels={hotels} stay={stay} hoveredId={hoveredId} onHover={setHoveredId} dimmed={isOld} />
        )}
      </div>
      {sheetOpen && (
        <Sheet title="Filters" open onOpenChange={setSheetOpen}>
          {facets}
        </Sheet>
      )}
      <LiveRegion
        message={shown && !isOld ? `${countText(shown.total, place?.hotelCount ?? null)} hotels` : ''}
      />
    </div>
  )
}

/** Where the rail has no room, its button; and the way between list and map. */
function Tools(props: { chosenCount: number; mapShown: boolean; onFilters: () => void; onMap: () => void }) {
  return (
    <div className="flex gap-2 min-[1240px]:hidden">
      <Button size="small" icon={<Icon name="filter" />} keys="f" onClick={props.onFilters}>
        {props.chosenCount > 0 ? `Filters, ${props.chosenCount}` : 'Filters'}
      </Button>
      <Button size="small" keys="m" onClick={props.onMap}>
        {props.mapShown ? 'Hide the map' : 'Map'}
      </Button>
    </div>
  )
}

function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 py-16">
      <p className="font-bold">The list is shorter than this page.</p>
      <Button onClick={onFirst}>First page</Button>
    </div>
  )
}

/** The rail's first choice, or what opens the rail where it is folded away. */
function toFilters(rail: HTMLElement | null, open: () => void) {
  const first = rail?.querySelector<HTMLElement>('input[type="checkbox"]')
  if (first && first.offsetParent !== null) first.focus()
  else open()
}

/** Escape leads from the rail to the first card. */
function backToList(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key !== 'Escape') return
  list?.querySelector<HTMLElement>('[data-hotel]')?.focus()
}
