'use client'

import { useMemo } from 'react'
import { hrefOf } from '../../../lib/address/params.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { readView, writeView, type ResultsView } from '../results/view-params.ts'
import { pushAddress } from '../../shell/push-address.ts'
import { replaceAddress, useAddress } from '../../shell/use-address.ts'

/** The search and view in the address, and the two ways to change them. */
export type SearchUrl = {
  search: FlightSearch | null
  view: ResultsView
  /** Another search: adds a step to the history. */
  go: (search: FlightSearch) => void
  /** Another order or other filters: replaces the step, so that Back leaves the results at once. */
  replace: (view: ResultsView) => void
}

/** Search and view of the address. The server does not need them, which saves a round trip. */
export function useSearchUrl(): SearchUrl {
  const { text, ask, forget } = useAddress()
  const { search, view } = useMemo(() => {
    const params = new URLSearchParams(text)
    return { search: readSearch(params), view: readView(params) }
  }, [text])
  return {
    search,
    view,
    go: (next) => {
      forget()
      pushAddress(searchHref(next))
    },
    replace: (next) => {
      if (!search) return
      ask(hrefOf('/flights', writeSearch(search), writeView(next)), replaceAddress)
    },
  }
}
