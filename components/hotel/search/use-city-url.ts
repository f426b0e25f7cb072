'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { cityViewHref, readCityView, type CityView, PLAIN_VIEW } from '../../../lib/hotel/city-view.ts'
import { readStay, stayKey } from '../../../lib/hotel/stay-params.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { pushAddress } from '../../shell/push-address.ts'

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

/** A view that was asked for here. `arrived` once the router has taken up its address. */
type Asked = { view: CityView; text: string; arrived: boolean }

/**
 * Reads and writes the address in the browser alone. The router takes up a changed address in its own time; a view that
 * was just asked for does not wait for it.
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
  // One stay is one object, however often its hotels are looked at in another way: what is drawn for it stays drawn.
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
