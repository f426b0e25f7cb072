'use client'

import dynamic from 'next/dynamic'
import { createElement, useEffect, useState, type ComponentProps } from 'react'
import { calendarHref, calendarOfSearch } from '../calendar/calendar-params.ts'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { rememberRecent } from '../../search/recent-searches.ts'
import { SearchScreen } from '../../search/search-screen.tsx'
import type { Command } from '../../shell/commands.ts'
import { codeApart } from '../../ui/loaded-apart.tsx'
import { useWarm } from '../../ui/use-warm.ts'
import type { FlightResults as Results } from './flight-results.tsx'
import { flightSearch } from './flight-search.ts'
import { QueryBar } from './query-bar.tsx'
import { draftOf, draftOfStart } from './search-draft.ts'
import { useSearchAhead } from './use-results.ts'
import { useSearchUrl } from './use-search-url.ts'

// Where the address has a search the server renders them and names their code in the page; else the code is
// loaded while the agent types. One `import` serves both: the bundler gives another one a file of its own.
let loadResults: () => Promise<typeof Results>
const LateResults = dynamic(
  (loadResults = () => import('./flight-results.tsx').then((module) => module.FlightResults)),
)
const resultsCode = codeApart(() => loadResults())

/** The results of one search. A late component suspends at its first render even if its code is there. */
function FlightResults(props: ComponentProps<typeof Results>) {
  const [Part] = useState(() => resultsCode.loaded.get() ?? LateResults)
  return createElement(Part, props)
}

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
  const { search, start, view, go: goTo, replace } = useSearchUrl()
  const key = search ? searchKey(search) : ''
  useRemembered(search, key)
  const { search: go, round } = useSearchAhead(key, goTo)
  useWarm(resultsCode.load)
  return (
    <SearchScreen
      kind={flightSearch}
      words={search && flightSearch.recent.wordsOf(search)}
      serverNow={props.serverNow}
      onSearch={go}
      commands={search && props.mayPrice ? calendarCommand(search) : []}
      form={({ filled, ...form }) => (
        <QueryBar
          key={filled?.kind === 'air' ? JSON.stringify(filled) : key || JSON.stringify(start)}
          initial={filled?.kind === 'air' ? filled.draft : search ? draftOf(search) : draftOfStart(start)}
          serverNow={props.serverNow}
          mayPrice={props.mayPrice}
          {...form}
        />
      )}
    >
      {search && (
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
      )}
    </SearchScreen>
  )
}

function calendarCommand(search: FlightSearch): Command[] {
  const calendar = calendarOfSearch(search)
  if (!calendar) return []
  return [
    {
      id: 'go-calendar',
      label: 'Price calendar of this route',
      group: flightSearch.heading,
      keys: 'g p',
      words: 'cheapest day month',
      href: calendarHref(calendar),
    },
  ]
}

/** Puts the search in the address first among the recent ones. */
function useRemembered(search: FlightSearch | null, key: string) {
  useEffect(() => {
    if (search) rememberRecent(flightSearch.recent, search)
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the key identifies the search
}
