'use client'

import { useMemo } from 'react'
import { cityViewHref, PLAIN_VIEW, readCityView, type CityView } from '../../../lib/hotel/city-view.ts'
import { readStay, readStayStart, stayKey, type StayStart } from '../../../lib/hotel/stay-params.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { useAddress } from '../../shell/use-address.ts'

/** The stay and view in the address, and the ways to change them. */
export type CityUrl = {
  stay: Stay | null
  /** What the address knows of a stay; all of it where there is one. */
  start: StayStart
  view: CityView
  /** Another stay: adds a step to the history. Filters and order are kept if the place is the same. */
  go: (stay: Stay) => void
  /** Another order, other filters or panes: replaces the step, so that Back leaves the results at once. */
  replace: (view: CityView) => void
  /** Another page: adds a step, so that Back goes to the previous page. */
  turn: (page: number) => void
}

/** Stay and view of the address. A view that was just requested is shown at once. */
export function useCityUrl(): CityUrl {
  const { params, replace, push, open } = useAddress()
  const { key, start, view } = useMemo(() => {
    const parsed = readStay(params)
    return { key: parsed && stayKey(parsed), start: readStayStart(params), view: readCityView(params) }
  }, [params])
  // The stay remains the same object when only the view changes, so that parts that depend on it do not
  // render again.
  const stay = useMemo(() => (key === null ? null : readStay(new URLSearchParams(key))), [key])
  return {
    stay,
    start,
    view,
    go: (next) => {
      const nextView = next.place === stay?.place ? view : { ...PLAIN_VIEW, pane: view.pane }
      open(cityViewHref(next, { ...nextView, page: 1 }))
    },
    replace: (next) => stay && replace(cityViewHref(stay, next)),
    turn: (page) => stay && push(cityViewHref(stay, { ...view, page })),
  }
}
