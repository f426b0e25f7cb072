'use client'

import { useState } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import type { ResultsView } from '../../../lib/air/view-params.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { useAirlineNames } from '../../place/use-airline-names.ts'
import { NewFaresPill } from './new-fares-pill.tsx'
import { ResultList } from './result-list.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { Selection } from './selection.ts'
import { SortTabs } from './sort-tabs.tsx'
import { StreamStatus } from './stream-status.tsx'
import { useResults } from './use-results.ts'

/** The results of one search while and after they arrive. */
export function FlightResults(props: {
  search: FlightSearch
  view: ResultsView
  today: CalendarDate
  blockedReason: string | undefined
  onViewChange: (view: ResultsView) => void
  onSearch: (search: FlightSearch) => void
}) {
  const { search, view } = props
  const { store, results } = useResults(search, view)
  const airlineNames = useAirlineNames()
  const [selection, setSelection] = useState<Selection | null>(null)
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <SortTabs
          sort={view.sort}
          leads={results.leads}
          onSortChange={(sort) => props.onViewChange({ ...view, sort })}
        />
        <NewFaresPill newCount={results.newCount} cheaperCount={results.cheaperCount} onMerge={store.merge} />
      </div>
      <StreamStatus results={results} />
      {results.rows.length > 0 ? (
        <div className="card overflow-hidden">
          <ResultList
            store={store}
            results={results}
            airlineNames={airlineNames}
            selection={selection}
            onSelect={setSelection}
            onOpen={setSelection}
          />
        </div>
      ) : (
        <ResultSkeleton legCount={search.legs.length} />
      )}
    </div>
  )
}
