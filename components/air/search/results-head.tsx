import type { ReactNode } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { calendarHref, calendarOfSearch } from '../calendar/calendar-params.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import type { ResultsView } from '../results/view-params.ts'
import { mergeNewFares } from './merge-new-fares.ts'
import { NewFaresPill } from './new-fares-pill.tsx'
import { SortTabs } from './sort-tabs.tsx'
import { StreamStatus } from './stream-status.tsx'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/**
 * The head of the results: the sort orders with the first fare of each, the fares that wait to be merged, the
 * link to the calendar, and how far the search is.
 * @param children shown beside the progress of the search
 */
export function ResultsHead(props: {
  search: FlightSearch
  view: ResultsView
  store: ResultsStore
  results: ResultsSnapshot
  shownOf: (netCents: NetCents) => ClientCents
  mayPrice: boolean
  onViewChange: (view: ResultsView) => void
  children: ReactNode
}) {
  const { search, view, results } = props
  const calendar = calendarOfSearch(search)
  const pill = (
    <NewFaresPill
      newCount={results.newCount}
      cheaperCount={results.cheaperCount}
      onMerge={() => mergeNewFares(props.store)}
    />
  )
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <SortTabs
          sort={view.sort}
          leads={results.leads}
          legCount={search.legs.length}
          shownOf={props.shownOf}
          onSortChange={(sort) => props.onViewChange({ ...view, sort })}
        />
        <span className="flex items-center gap-2 max-wide:hidden">
          {pill}
          {calendar && props.mayPrice && (
            <ButtonLink
              size="small"
              variant="plain"
              href={calendarHref(calendar)}
              icon={<Icon name="calendar" className="size-3.5" />}
            >
              Price calendar
            </ButtonLink>
          )}
        </span>
      </div>
      <StreamStatus results={results}>{props.children}</StreamStatus>
      {/* Where the line above has no space for the pill, it replaces the text next to the filters and stays
          visible. */}
      <div className="pointer-events-none sticky top-12 z-10 -mb-2.5 h-0 wide:hidden">
        <div className="absolute bottom-2.5 left-0 flex h-7 items-center pointer-coarse:h-9 [&>button]:pointer-events-auto">
          {pill}
        </div>
      </div>
    </>
  )
}
