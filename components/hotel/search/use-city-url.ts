'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { cityViewHref, readCityView, type CityView, PLAIN_VIEW } from '../../../lib/hotel/city-view.ts'
import { readStay, stayKey } from '../../../lib/hotel/stay-params.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { pushAddress } from '../../shell/push-address.ts'

/** The stay and view in the address, and the ways to change them. */
export type CityUrl = {
  stay: Stay | null
  view: CityView
  /** Another stay: adds a step to the history. Filters and order are kept if the place is the same. */
  go: (stay: Stay) => void
  /** Another order, other filters or panes: replaces the step, so that Back leaves the results at once. */
  look: (view: CityView) => void
  /** Another page: adds a step, so that Back goes to the previous page. */
  turn: (page: number) => void
}

/** A view that was requested here. `arrived` once the router has taken up its address. */
type Asked = { view: CityView; text: string; arrived: boolean }

/**
 * Reads and writes the address in the browser only. The router takes up a changed address with a delay; a
 * view that was just requested is shown without waiting for it.
 */
export function useCityUrl(): CityUrl {
  const text = useSearchParams().toString()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked !== null && !asked.arrived && asked.text === text) setAsked({ ...asked, arrived: true })
  if (asked !== null && asked.arrived && asked.text !== text) setAsked(null)
  useEffect(() => {
    const forget = () => setAsked(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const { key, read } = useMemo(() => {
    const params = new URLSearchParams(text)
    const known = readStay(params)
    return { key: known && stayKey(known), read: readCityView(params) }
  }, [text])
  // The same stay stays the same object when the view changes, so that what depends on it does not render
  // again.
  const stay = useMemo(() => (key === null ? null : readStay(new URLSearchParams(key))), [key])
  const view = asked?.view ?? read

  function show(next: CityView, write: (href: string) => void) {
    if (!stay) return
    const href = cityViewHref(stay, next)
    const asks = new URLSearchParams(href.slice(href.indexOf('?'))).toString()
    setAsked({ view: next, text: asks, arrived: false })
    write(href)
  }

  return {
    stay,
    view,
    go: (next) => {
      setAsked(null)
      const kept = next.place === stay?.place ? view : { ...PLAIN_VIEW, pane: view.pane }
      pushAddress(cityViewHref(next, { ...kept, page: 1 }))
    },
    look: (next) => show(next, (href) => window.history.replaceState(null, '', href)),
    turn: (page) => show({ ...view, page }, pushAddress),
  }
}
