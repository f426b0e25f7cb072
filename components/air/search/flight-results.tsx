'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { loadAirlineNames, loadAirportNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { ChipRow } from '../../ui/chip-row.tsx'
import { useOpenWhile } from '../../ui/use-open-while.ts'
import { useRail } from '../../ui/use-rail.ts'
import { useShownTotals } from '../../ui/shown-prices.tsx'
import { pinName } from '../results/pins.ts'
import type { Filters } from '../results/filter-groups.ts'
import { askedFilters, withoutFilter } from '../results/filter-rescue.ts'
import { filterText } from '../results/filter-words.ts'
import { activeFilterCount } from '../results/filters.ts'
import type { ResultsView } from '../results/view-params.ts'
import { FareRulesButton } from '../rules/fare-rules-button.tsx'
import { FilterRail } from './filter-rail.tsx'
import { FiltersButton } from './filters-button.tsx'
import { listTabStop } from './list-tab-stop.ts'
import { MissingPins } from './missing-pins.tsx'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultsHead } from './results-head.tsx'
import { ResultsNotice } from './results-notice.tsx'
import { FareSelectionBar } from './selection-bar.tsx'
import { useChosenFare } from './use-chosen-fare.ts'
import { useFreshness } from './use-freshness.ts'
import { useResults } from './use-results.ts'

const FlightDetails = dynamic(() => import('./flight-details.tsx').then((module) => module.FlightDetails), {
  ssr: false,
  loading: IgnoredKeys,
})

const FlightCompareDialog = dynamic(
  () => import('./flight-compare-dialog.tsx').then((module) => module.FlightCompareDialog),
  {
    ssr: false,
    loading: IgnoredKeys,
  },
)

/** The results of one search, while they arrive and afterwards. */
export function FlightResults(props: {
  search: FlightSearch
  view: ResultsView
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  blockedReason: string | undefined
  mayPrice: boolean
  onViewChange: (view: ResultsView) => void
  onSearch: (search: FlightSearch) => void
}) {
  const { search, view } = props
  const { store, results } = useResults(search, view)
  const freshness = useFreshness(results)
  const airlineNames = useNames(loadAirlineNames)
  const airportNames = useNames(loadAirportNames)
  const [comparing, setComparing] = useOpenWhile(results.pins.length > 0)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const { rail: railPlace, toFilters } = useRail(results.fareCount > 0, () => setFiltersOpen(true))
  const shownOf = useShownTotals('air', search)
  const { selection, setSelection, chosen, blockedReason, hold, reprice, togglePin, pin, unfolded, fold } =
    useChosenFare({
      ...{ search, view, store, results, freshness, shownOf, toFilters },
      mayNotHold: props.blockedReason,
      onViewChange: props.onViewChange,
      onCompare: () => setComparing(true),
    })
  const [detailsOpen, setDetailsOpen] = useOpenWhile(chosen !== null)
  const again = () => props.onSearch(search)
  const chips = askedFilters(view.filters).map((name) => ({
    key: name,
    value: name,
    text: filterText(view.filters, name, shownOf),
  }))

  const rail = (
    <FilterRail
      results={results}
      filters={view.filters}
      airlineNames={airlineNames}
      airportNames={airportNames}
      legCount={search.legs.length}
      shownOf={shownOf}
      onChange={(filters: Filters) => props.onViewChange({ ...view, filters })}
    />
  )
  const running = results.phase === 'waiting' || results.phase === 'streaming'
  return (
    <>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 min-[1240px]:grid-cols-[208px_minmax(0,1fr)]">
        <aside ref={railPlace} tabIndex={-1} aria-label="Filters" className="max-[1239.98px]:hidden">
          {(running || results.fareCount > 0) && rail}
        </aside>
        <div className="flex min-w-0 flex-col gap-2.5">
          <ResultsHead
            search={search}
            view={view}
            store={store}
            results={results}
            shownOf={shownOf}
            mayPrice={props.mayPrice}
            onViewChange={props.onViewChange}
          >
            <FiltersButton
              count={activeFilterCount(view.filters)}
              open={filtersOpen}
              onOpenChange={setFiltersOpen}
            >
              {rail}
            </FiltersButton>
          </ResultsHead>
          {view.bars && (
            <p className="text-12 text-ink2">
              Each leg from 00:00 on its departure day, local time at departure. Lines every 6 hours, bold at
              midnight; layovers in grey.
            </p>
          )}
          {chips.length > 0 && (
            <div className="flex min-w-0">
              <ChipRow
                chips={chips}
                onDrop={({ key }) =>
                  props.onViewChange({ ...view, filters: withoutFilter(view.filters, key) })
                }
                rest={listTabStop}
              />
            </div>
          )}
          {results.fareCount > 0 && (
            <ResultsNotice
              results={results}
              freshness={freshness}
              onContinue={() => store.start()}
              onAgain={again}
            />
          )}
          <MissingPins
            results={results}
            names={view.pins}
            onRemove={() => {
              const pins = results.pins.map((pin) => pinName(pin.flight, pin.fare))
              props.onViewChange({ ...view, pins })
            }}
          />
          {results.rows.length > 0 ? (
            <div className="card overflow-hidden">
              <ResultList
                store={store}
                results={results}
                airlineNames={airlineNames}
                shownOf={shownOf}
                stale={freshness !== 'fresh'}
                selection={selection}
                unfolded={unfolded}
                onFold={fold}
                bars={view.bars}
                onSelect={setSelection}
                onOpen={(next) => {
                  setSelection(next)
                  setDetailsOpen(true)
                }}
              />
            </div>
          ) : running ? (
            <ResultSkeleton legCount={search.legs.length} />
          ) : (
            <NoResults
              store={store}
              results={results}
              view={view}
              shownOf={shownOf}
              serverNow={props.serverNow}
              mayPrice={props.mayPrice}
              onViewChange={props.onViewChange}
              onSearch={props.onSearch}
            />
          )}
        </div>
      </div>
      {(chosen || results.pins.length > 0) && (
        <FareSelectionBar
          selected={chosen}
          pins={results.pins}
          askedCabin={search.cabin}
          shownOf={shownOf}
          blockedReason={blockedReason}
          onOpen={() => setDetailsOpen(true)}
          onHold={hold}
          onReprice={reprice}
          onPin={pin}
          onCompare={() => setComparing(true)}
          onUnpin={togglePin}
          onAgain={again}
        />
      )}
      {comparing !== null && (
        <FlightCompareDialog
          pins={results.pins}
          shownOf={shownOf}
          airlineNames={airlineNames}
          open={comparing}
          onOpenChange={setComparing}
          onChoose={({ flight, fare }) => {
            setSelection({ key: flight.key, fareId: fare.id })
            setComparing(false)
          }}
          onUnpin={togglePin}
        />
      )}
      {chosen && <FareRulesButton keyAlone of={{ fareCode: chosen.fare.offerCode }} />}
      {detailsOpen !== null && (
        <FlightDetails
          selected={chosen}
          askedCabin={search.cabin}
          shownOf={shownOf}
          airlineNames={airlineNames}
          open={detailsOpen}
          onOpenChange={setDetailsOpen}
          blockedReason={blockedReason}
          onSelect={(fareId) => chosen && setSelection({ key: chosen.flight.key, fareId })}
          onHold={hold}
        />
      )}
    </>
  )
}
