import type { ReactElement } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { calendarHref, calendarOfSearch } from '../calendar/calendar-params.ts'
import { askedFilters, withoutFilter } from '../results/filter-rescue.ts'
import { filterText } from '../results/filter-words.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import type { ResultsView } from '../results/view-params.ts'
import { listTabStop } from './list-tab-stop.ts'
import { mergeNewFares } from './merge-new-fares.ts'
import { SortTabs } from './sort-tabs.tsx'
import { StreamStatus } from './stream-status.tsx'

type HeadProps = {
  view: ResultsView
  store: ResultsStore
  results: ResultsSnapshot
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  onViewChange: (view: ResultsView) => void
}

/**
 * The head of the results: the sort orders with the first fare of each, the fares that wait to be merged, the
 * link to the calendar, how far the search is, and the chosen filters.
 * @param props.children shown beside the progress of the search
 */
export function ResultsHead(
  props: HeadProps & { search: FlightSearch; mayPrice: boolean; children: ReactElement },
) {
  const { search, view, results } = props
  const calendar = calendarOfSearch(search)
  const pill = <NewFaresPill results={results} onMerge={() => mergeNewFares(props.store)} />
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
      {view.bars && (
        <p className="text-12 text-ink2">
          Each leg from 00:00 on its departure day, local time at departure. Lines every 6 hours, bold at
          midnight; layovers in grey.
        </p>
      )}
      <ChosenFilters view={view} shownOf={props.shownOf} onViewChange={props.onViewChange} />
    </>
  )
}

/**
 * Counts the fares that arrived since the rows were shown; a click or `.` merges them. Keeps its space while
 * there are none.
 */
function NewFaresPill({ results, onMerge }: { results: ResultsSnapshot; onMerge: () => void }) {
  const { newCount, cheaperCount } = results
  if (newCount === 0) return null
  return (
    <button
      type="button"
      data-new-fares
      aria-keyshortcuts="."
      onClick={onMerge}
      className="figures inline-flex h-7 shrink-0 animate-arrive items-center gap-2 rounded-full bg-accent-soft px-3 font-bold whitespace-nowrap text-accent pointer-coarse:h-10"
    >
      <span>{`${newCount} new${cheaperCount > 0 ? `, ${cheaperCount} cheaper` : ''}`}</span>
      <Kbd keys="." onAccent />
    </button>
  )
}

/** The chosen filters; a click on one removes it. */
function ChosenFilters({
  view,
  shownOf,
  onViewChange,
}: Pick<HeadProps, 'view' | 'shownOf' | 'onViewChange'>) {
  const chips = askedFilters(view.filters).map((name) => ({
    key: name,
    value: name,
    text: filterText(view.filters, name, shownOf),
  }))
  if (chips.length === 0) return null
  return (
    <div className="flex min-w-0">
      <ChipRow
        chips={chips}
        onDrop={({ key }) => onViewChange({ ...view, filters: withoutFilter(view.filters, key) })}
        rest={listTabStop}
      />
    </div>
  )
}
