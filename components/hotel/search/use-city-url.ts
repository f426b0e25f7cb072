'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { cityViewHref, readCityView, type CityView, PLAIN_VIEW } from '../../../lib/hotel/city-view.ts'
import { readStay } from '../../../lib/hotel/stay-params.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'

/** The stay and how its hotels are looked at, as the address has them, and the ways to change that. */
export type CityUrl = {
  stay: Stay | null
  view: CityView
  /** Another stay: a new step in the history. In the same place the filters and the order stay. */
  go: (stay: Stay) => void
  /** Another order, other filters or panes: the same step, so that Back leads out of the results at once. */
  look: (view: CityView) => void
  /** Another page: a new step, so that Back leads to the page before. */
  turn: (page: number) => void
}

/**
 * Reads and writes the address in the browser alone. The router takes up a changed address in its own time; a view that
 * was just asked for does not wait for it.
 */
export function useCityUrl(): CityUrl {
  const text = useSearchParams().toString()
  const [asked, setAsked] = useState<{ view: CityView; text: string } | null>(null)
  if (asked !== null && asked.text === text) setAsked(null)
  useEffect(() => {
    const forget = () => setAsked(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const { stay, read } = useMemo(() => {
    const params = new URLSearchParams(text)
    return { stay: readStay(params), read: readCityView(params) }
  }, [text])
  const view = asked?.view ?? read

  function show(next: CityView, how: 'pushState' | 'replaceState') {
    if (!stay) return
    const href = cityViewHref(stay, next)
    setAsked({ view: next, text: new URLSearchParams(href.slice(href.indexOf('?'))).toString() })
    window.history[how](null, '', href)
  }

  return {
    stay,
    view,
    go: (next) => {
      setAsked(null)
      const kept = next.place === stay?.place ? view : { ...PLAIN_VIEW, pane: view.pane }
      window.history.pushState(null, '', cityViewHref(next, { ...kept, page: 1 }))
    },
    look: (next) => show(next, 'replaceState'),
    turn: (page) => show({ ...view, page }, 'pushState'),
  }
}
