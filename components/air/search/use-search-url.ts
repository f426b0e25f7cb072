'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { readView, writeView, type ResultsView } from '../../../lib/air/view-params.ts'

/** The search and how its results are looked at, as the address has them, and the two ways to change that. */
export type SearchUrl = {
  search: FlightSearch | null
  view: ResultsView
  /** Another search: a new step in the history. */
  go: (search: FlightSearch) => void
  /** Another order or other filters: the same step, so that Back leads out of the results at once. */
  look: (view: ResultsView) => void
}

/** Reads and writes the address in the browser alone: no round trip to the server for what the server does not know. */
export function useSearchUrl(): SearchUrl {
  const text = useSearchParams().toString()
  return useMemo(() => {
    const params = new URLSearchParams(text)
    const search = readSearch(params)
    return {
      search,
      view: readView(params),
      go: (next) => window.history.pushState(null, '', searchHref(next)),
      look: (view) => {
        if (!search) return
        const next = writeSearch(search)
        writeView(next, view)
        window.history.replaceState(null, '', `/flights?${next.toString().replaceAll('%2C', ',')}`)
      },
    }
  }, [text])
}
