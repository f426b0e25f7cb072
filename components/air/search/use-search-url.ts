'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { readView, writeView, type ResultsView } from '../results/view-params.ts'
import { pushAddress } from '../../shell/push-address.ts'

/** The search and view in the address, and the two ways to change them. */
export type SearchUrl = {
  search: FlightSearch | null
  view: ResultsView
  /** Another search: adds a step to the history. */
  go: (search: FlightSearch) => void
  /** Another order or other filters: replaces the step, so that Back leaves the results at once. */
  look: (view: ResultsView) => void
}

/**
 * Reads and writes the address in the browser only: the server does not need it, so a round trip is saved.
 * The router takes up a changed address with a delay; a view that was just requested is shown without waiting
 * for it.
 */
export function useSearchUrl(): SearchUrl {
  const text = useSearchParams().toString()
  const [asked, setAsked] = useState<{ view: ResultsView; text: string } | null>(null)
  if (asked !== null && asked.text === text) setAsked(null)
  useEffect(() => {
    const forget = () => setAsked(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const { search, view } = useMemo(() => {
    const params = new URLSearchParams(text)
    return { search: readSearch(params), view: readView(params) }
  }, [text])

  return {
    search,
    view: asked?.view ?? view,
    go: (next) => {
      setAsked(null)
      pushAddress(searchHref(next))
    },
    look: (next) => {
      if (!search) return
      const params = writeSearch(search)
      writeView(params, next)
      setAsked({ view: next, text: params.toString() })
      window.history.replaceState(null, '', `/flights?${params.toString().replaceAll('%2C', ',')}`)
    },
  }
}
