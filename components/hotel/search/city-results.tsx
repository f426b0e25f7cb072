'use client'

import { useCallback, useState } from 'react'
import type { ListedHotel } from '../../../lib/hotel/city.ts'
import {
  cityViewHref,
  filterCount,
  toggleFilter,
  type CityView,
  type HotelFilters,
} from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import type { NetCents } from '../../../lib/money.ts'
import { usePlaceLookup } from '../../place/use-place-lookup.ts'
import { FilterBox } from '../../search/filter-words/filter-box.tsx'
import { ResultsLayout } from '../../search/results-layout.tsx'
import { useDimmed } from '../../search/results-page.tsx'
import { useCommands } from '../../shell/commands.ts'
import { forgetScroll } from '../../shell/use-scroll-memory.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { staySearch } from '../query/stay-search.ts'
import { shownNight, useStayPrices } from '../stay-prices.ts'
import { CityHead, availableText } from './city-head.tsx'
import { CityHotels } from './city-hotels.tsx'
import { CityMap } from './city-map.tsx'
import { FacetRail } from './facet-rail.tsx'
import { useCityAhead, useCitySearch } from './use-city-search.ts'
import { usePane } from './use-pane.ts'

const NO_HOTELS: readonly ListedHotel[] = []

/** The hotels of a place for one stay: filters, list and map, as the address says. */
export function CityResults(props: {
  stay: Stay
  view: CityView
  onLook: (view: CityView) => void
  onTurn: (page: number) => void
}) {
  const { stay, view } = props
  const result = useCitySearch(stay, view)
  const { shown, isOld, failure } = result
  const dimmed = useDimmed(isOld)
  const { place } = usePlaceLookup(stay.place)
  const hotelCount = place?.hotelCount ?? null
  const { mapShown, listShown, toggled } = usePane(view.pane)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const { changeView, turn } = useViewChanges(props)
  const filter = (filters: HotelFilters) => changeView({ filters, page: 1 })
  const [hasOpened, setOpened] = useState(false)
  const toggleMap = () => {
    setOpened(true)
    props.onLook({ ...view, pane: toggled })
  }
  useCommands([
    { id: 'hotel-map', label: 'Show or hide map', group: staySearch.heading, keys: 'm', run: toggleMap },
  ])
  const prices = useStayPrices(stay)
  const shownOf = useCallback((netCents: NetCents) => shownNight(prices, stay, netCents), [prices, stay])
  // The list renders first; the filter counts follow, as the pins do.
  const counted = useAfterPaint(shown?.facets ?? null)
  return (
    <ResultsLayout
      kind={staySearch}
      words={
        <FilterBox
          load={loadWords}
          facts={{ facets: counted ?? [], shownOf }}
          filters={view.filters}
          example="pool 4 under 150"
          onChange={filter}
          withoutLast={withoutLast(view.filters)}
        />
      }
      filters={
        counted && <FacetRail facets={counted} filters={view.filters} shownOf={shownOf} onChange={filter} />
      }
      filtersAwaited={failure === null}
      filterCount={filterCount(view.filters)}
      rows="[data-card]"
      columns={COLUMNS[view.pane]}
      listClassName={view.pane === 'map' ? 'max-[899.98px]:gap-0' : undefined}
      head={(filtersButton) => (
        <CityHead
          shown={shown}
          hotelCount={hotelCount}
          view={view}
          shownOf={shownOf}
          onFilter={filter}
          onSort={(sort) => changeView({ sort, page: 1 })}
          tools={
            <div className="flex shrink-0 gap-2">
              {filtersButton}
              <Button size="small" keys="m" onClick={toggleMap}>
                {mapShown ? 'Hide map' : 'Map'}
              </Button>
            </div>
          }
        />
      )}
      pane={
        <div className={cx('sticky top-4 min-w-0', MAP_PLACE[view.pane])}>
          {mapShown && (
            <CityMap
              hotels={shown?.hotels ?? (failure ? NO_HOTELS : null)}
              stay={stay}
              hoveredId={hoveredId}
              onHover={setHoveredId}
              dimmed={dimmed}
              live={hasOpened}
            />
          )}
        </div>
      }
      message={shown && !isOld ? `Hotels: ${availableText(shown.total, hotelCount)}` : ''}
    >
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
    </ResultsLayout>
  )
}

const loadWords = () => import('./hotel-words.ts').then((module) => module.readHotelWords)

/** The filters without the last value of the last group: groups stand in the order of their choice. */
function withoutLast(filters: HotelFilters): HotelFilters | null {
  const [key, values] = Object.entries(filters).at(-1) ?? []
  const value = values?.at(-1)
  return key === undefined || value === undefined ? null : toggleFilter(filters, key, value, false)
}

/** Another view or page: its read starts before it renders, and its list begins at the top. */
function useViewChanges(props: Parameters<typeof CityResults>[0]) {
  const { stay, view } = props
  const askAhead = useCityAhead(stay)
  const prepare = (next: CityView) => {
    askAhead(next)
    forgetScroll(cityViewHref(stay, { ...next, pane: 'split' }))
    return next
  }
  return {
    changeView: (part: Partial<CityView>) => props.onLook(prepare({ ...view, ...part })),
    turn: (page: number) => props.onTurn(prepare({ ...view, page }).page),
  }
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
