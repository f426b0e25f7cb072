'use client'

import { useMemo } from 'react'
import { hrefOf } from '../../../lib/address/params.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import {
  readSearch,
  readSearchStart,
  searchHref,
  writeSearch,
  type SearchStart,
} from '../../../lib/air/search-params.ts'
import { useAddress } from '../../shell/use-address.ts'
import { readView, writeView, type ResultsView } from '../results/view-params.ts'

/** The search and view in the address, and the two ways to change them. */
export type SearchUrl = {
  search: FlightSearch | null
  /** What the address knows of a search; all of it where there is one. */
  start: SearchStart
  view: ResultsView
  /** Another search: is shown at once and adds a step to the history. */
  go: (search: FlightSearch) => void
  /** Another order or other filters: replaces the step, so that Back leaves the results at once. */
  replace: (view: ResultsView) => void
}

/** Search and view of the address. The server does not need them, which saves a round trip. */
export function useSearchUrl(): SearchUrl {
  const { params, replace, push } = useAddress()
  const { search, start, view } = useMemo(
    () => ({ search: readSearch(params), start: readSearchStart(params), view: readView(params) }),
    [params],
  )
  return {
    search,
    start,
    view,
    go: (next) => push(searchHref(next)),
    replace: (next) => search && replace(hrefOf('/flights', writeSearch(search), writeView(next))),
  }
}
