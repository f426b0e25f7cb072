'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { readTrip, writeTrip } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { readChoice, writeChoice, type ProductChoice } from '../../../lib/activity/product-params.ts'

/** The state of a product's page in its address, and the way to change it. */
export type ProductUrl = {
  trip: ActivityTrip
  choice: ProductChoice
  /** The parameters, among them the search that led here. */
  params: URLSearchParams
  /** Replaces the step of the history, so that Back leaves the page at once. */
  change: (part: { trip?: Partial<ActivityTrip>; choice?: Partial<ProductChoice> }) => void
}

/**
 * Reads and writes the address in the browser only. The router takes up a changed address with a delay; a
 * change is shown without waiting for the router.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function useProductUrl(serverNow: string): ProductUrl {
  const text = useSearchParams().toString()
  const [pending, setPending] = useState<string | null>(null)
  if (pending !== null && pending === text) setPending(null)
  useEffect(() => {
    const forget = () => setPending(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const shown = pending ?? text
  const state = useMemo(() => {
    const params = new URLSearchParams(shown)
    return { params, trip: readTrip(params, serverNow), choice: readChoice(params) }
  }, [shown, serverNow])

  return {
    ...state,
    change: ({ trip, choice }) => {
      const params = new URLSearchParams(state.params)
      for (const [name, value] of writeTrip({ ...state.trip, ...trip })) params.set(name, value)
      writeChoice(params, { ...state.choice, ...choice })
      setPending(params.toString())
      window.history.replaceState(null, '', `${window.location.pathname}?${params}`)
    },
  }
}
