'use client'

import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { loadAirlineNames, loadAirportNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { FilterBox } from '../../search/filter-words/filter-box.tsx'
import { ResultsLayout } from '../../search/results-layout.tsx'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { useShownTotals } from '../../ui/shown-prices.tsx'
import type { Filters } from '../results/filter-groups.ts'
import { askedFilters, withoutFilter } from '../results/filter-rescue.ts'
import { activeFilterCount } from '../results/filters.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import type { ResultsView } from '../results/view-params.ts'
import { FareWindows } from './fare-windows.tsx'
import { FilterRail } from './filter-rail.tsx'
import { flightSearch } from './flight-search.ts'
import { LIST_TAB_STOP } from './list-tab-stop.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultsHead } from './results-head.tsx'
import { MissingPins, ResultsNotice } from './results-notice.tsx'
import { endSentence } from './stream-status.tsx'
import { useChosenFare } from './use-chosen-fare.ts'
import { useFreshness } from './use-freshness.ts'
import { useResults } from './use-results.ts'

/** Time between two counts of the filters while fares arrive. */
const COUNTS_EVERY_MS = 500

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
  const { search, view, mayPrice, onViewChange, onSearch } = props
  const { store, results } = useResults(search, view)
  const freshness = useFreshness(results)
  const airlineNames = useNames(loadAirlineNames)
  const airportNames = useNames(loadAirportNames)
  const shownOf = useShownTotals('air', search)
  const choice = useChosenFare({
    ...{ search, view, store, results, freshness, shownOf, onViewChange },
    mayNotHold: props.blockedReason,
  })
  const again = () => onSearch(search)
  const running = results.phase === 'waiting' || results.phase === 'streaming'
  // While fares arrive their rows do not wait for the filters, whose counts change less often.
  const late = useAfterPaint<ResultsSnapshot | null>(results, running ? null : results, COUNTS_EVERY_MS)
  const counted = running ? late : results
  const shared = { store, results, view, shownOf, mayPrice, onViewChange }
  return (
    <>
      <ResultsLayout
        kind={flightSearch}
        words={
          <FilterBox
            load={loadWords}
            facts={{
              ...{ counts: (counted ?? results).counts, airlineNames, airportNames, shownOf },
              legCount: search.legs.length,
            }}
            filters={view.filters}
            example="nonstop morning bag"
            onChange={(filters) => onViewChange({ ...view, filters })}
            withoutLast={withoutLast(view.filters)}
          />
        }
        filters={
          counted && (running || counted.fareCount > 0) ? (
            <FilterRail
              results={counted}
              filters={view.filters}
              airlineNames={airlineNames}
              airportNames={airportNames}
              legCount={search.legs.length}
              shownOf={shownOf}
              onChange={(filters) => onViewChange({ ...view, filters })}
            />
          ) : null
        }
        filtersAwaited={running}
        filterCount={activeFilterCount(view.filters)}
        rows={LIST_TAB_STOP}
        columns="min-[1240px]:grid-cols-[208px_minmax(0,1fr)]"
        railFollows={false}
        head={(filtersButton) => (
          <ResultsHead {...shared} search={search}>
            {filtersButton}
          </ResultsHead>
        )}
        message={endSentence(results)}
      >
        {results.fareCount > 0 && (
          <ResultsNotice
            results={results}
            freshness={freshness}
            onContinue={() => store.start()}
            onAgain={again}
          />
        )}
        <MissingPins results={results} view={view} onViewChange={onViewChange} />
        {results.rows.length > 0 ? (
          <div className="card overflow-hidden">
            <ResultList
              store={store}
              results={results}
              airlineNames={airlineNames}
              shownOf={shownOf}
              stale={freshness !== 'fresh'}
              selection={choice.selection}
              unfolded={choice.unfolded}
              onFold={choice.fold}
              bars={view.bars}
              onSelect={choice.select}
              onOpen={choice.open}
            />
          </div>
        ) : running ? (
          <ResultSkeleton legCount={search.legs.length} />
        ) : (
          <NoResults {...shared} serverNow={props.serverNow} onSearch={onSearch} />
        )}
      </ResultsLayout>
      <FareWindows
        choice={choice}
        pins={results.pins}
        askedCabin={search.cabin}
        shownOf={shownOf}
        airlineNames={airlineNames}
        onAgain={again}
      />
    </>
  )
}

const loadWords = () => import('./flight-words.ts').then((module) => module.readFlightWords)

/** The filters without the last chip of their row; null without any. */
function withoutLast(filters: Filters): Filters | null {
  const last = askedFilters(filters).at(-1)
  return last === undefined ? null : withoutFilter(filters, last)
}
