'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { calendarHref, calendarOfSearch } from '../calendar/calendar-params.ts'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { useCommands } from '../../shell/commands.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { QueryBar } from './query-bar.tsx'
import { QuerySummary } from './query-summary.tsx'
import { draftOf, EMPTY_DRAFT } from './search-draft.ts'
import { datesText, searchRouteText, travellersAndCabin } from './search-words.ts'
import { rememberRecent, useRecentSearches } from '../../search/recent-searches.ts'
import { recentFlights } from './recent-flights.ts'
import { useSearchAhead } from './use-results.ts'
import { useSearchUrl } from './use-search-url.ts'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useWarm } from '../../ui/use-warm.ts'

// Where the address has a search the server renders them and names their code in the page; else the code is
// loaded while the agent types.
const loadResults = () => import('./flight-results.tsx').then((module) => module.FlightResults)
const FlightResults = dynamic(() => import('./flight-results.tsx').then((module) => module.FlightResults))

/**
 * Flight search: the query bar, and below it the results of the search in the address, or recent searches.
 * @param serverNow office time at rendering, ISO 8601 UTC
 * @param blockedReason why this person cannot hold a fare; undefined where they can
 * @param mayPrice whether this person may see the price calendar
 */
export function FlightScreen(props: {
  serverNow: string
  blockedReason?: string | undefined
  mayPrice: boolean
}) {
  const { search, view, go: goTo, replace } = useSearchUrl()
  const recent = useRecentSearches(recentFlights, firstDateAnywhere(props.serverNow))
  const bar = useRef<HTMLDivElement>(null)
  const key = search ? searchKey(search) : ''
  useRemembered(search, key)
  const { search: go, round } = useSearchAhead(key, goTo)

  useWarm(loadResults)

  useFirstFocus(key === '', () => focusFirst(bar.current, (field) => field.value === ''))

  useCommands([
    {
      id: 'flight-query',
      label: 'Change the flight search',
      group: 'Flights',
      keys: '/',
      run: () => focusFirst(bar.current, () => true),
    },
    ...(search && props.mayPrice && calendarOfSearch(search)
      ? [
          {
            id: 'go-calendar',
            label: 'Price calendar of this route',
            group: 'Flights',
            keys: 'g p',
            words: 'cheapest day month',
            href: calendarHref(calendarOfSearch(search) ?? {}),
          },
        ]
      : []),
    ...recent.slice(0, 9).map((recentSearch, index) => ({
      id: `flight-recent-${index + 1}`,
      label: `Search ${recentSearch.legs.map((leg) => `${leg.from}-${leg.to}`).join(', ')} again`,
      group: 'Recent searches',
      keys: `Alt+${index + 1}`,
      run: () => go(recentSearch),
    })),
  ])

  const form = (className: string) => (
    <QueryBar
      key={key}
      initial={search ? draftOf(search) : EMPTY_DRAFT}
      serverNow={props.serverNow}
      mayPrice={props.mayPrice}
      onSearch={go}
      className={className}
    />
  )
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Flights</h1>
      <div ref={bar}>
        {form(search ? 'max-narrow:hidden' : '')}
        {search && <QuerySummary search={search}>{form('border-0 shadow-none')}</QuerySummary>}
      </div>
      {search ? (
        <FlightResults
          key={`${key} ${round}`}
          search={search}
          view={view}
          serverNow={props.serverNow}
          blockedReason={props.blockedReason}
          mayPrice={props.mayPrice}
          onViewChange={replace}
          onSearch={go}
        />
      ) : (
        <FlightStart recent={recent} onSearch={go} />
      )}
    </div>
  )
}

function focusFirst(bar: HTMLElement | null, fits: (field: HTMLInputElement | HTMLButtonElement) => boolean) {
  const fields = bar?.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    'form input:not([aria-hidden]), button[data-summary]',
  )
  for (const field of fields ?? []) {
    if (field.offsetParent === null || !fits(field)) continue
    field.focus()
    return
  }
}

/** Puts the search in the address first among the recent ones. */
function useRemembered(search: FlightSearch | null, key: string) {
  useEffect(() => {
    if (search) rememberRecent(recentFlights, search)
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the key identifies the search
}

/** The screen before the first search: recent searches, each with its key, and how to type. */
function FlightStart(props: { recent: readonly FlightSearch[]; onSearch: (search: FlightSearch) => void }) {
  if (props.recent.length === 0) {
    return (
      <EmptyState title="Where are they flying?">
        <span>{'Type a code or a name, such as '}</span>
        <span translate="no" className="code">
          LON
        </span>
        <span>{' or '}</span>
        <span translate="no" className="code">
          Singapore
        </span>
        <span>{'; Tab picks the first match. Type dates as '}</span>
        <span translate="no" className="code">
          14jan
        </span>
        <span>{' or '}</span>
        <span translate="no" className="code">
          +7
        </span>
        <span>; Enter searches.</span>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-1 max-w-[560px]">
      <h2 id="recent-searches" className="mb-2 font-bold">
        Recent searches
      </h2>
      <ol className="card divide-y overflow-hidden">
        {props.recent.map((search, index) => (
          <li key={searchKey(search)}>
            <button
              type="button"
              onClick={() => props.onSearch(search)}
              className="flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span translate="no" className="code block truncate font-medium">
                  {searchRouteText(search)}
                </span>
                <span className="block truncate text-12 text-ink2">
                  {`${datesText(search)} · ${travellersAndCabin(search)}`}
                </span>
              </span>
              {index < 9 && <Kbd keys={`Alt+${index + 1}`} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
