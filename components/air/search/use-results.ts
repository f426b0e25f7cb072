'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { AirSearchInput } from '../../../contract/air/search-request.ts'
import { OFFER_MINUTES } from '../../../contract/air/limits.ts'
import { searchKey, type FlightSearch, type TripKind } from '../../../lib/air/flight-search.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { makeResultsStore, type ResultsSnapshot, type ResultsStore } from '../results/results-store.ts'
import { openStream } from '../results/stream.ts'
import type { ResultsView } from '../results/view-params.ts'

/** Milliseconds after which results are searched again. */
export const FARE_LIFE_MS = OFFER_MINUTES * 60_000

/**
 * The results of a search. The read cache keeps their store under the search, so that Back shows them as they
 * were. Leaving a search while it runs cancels it.
 */
export function useResults(
  search: FlightSearch,
  view: ResultsView,
): { store: ResultsStore; results: ResultsSnapshot } {
  const queryClient = useQueryClient()
  const key = searchKey(search)
  // The key identifies the search: another object with the same key is the same search.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => storeOf(queryClient, key, search), [queryClient, key])
  useLayoutEffect(() => store.setView(view), [store, view])
  useEffect(() => {
    startWhereNothing(store)
    return () => store.stop()
  }, [store])
  const results = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const expired = results.end?.kind === 'refused' && results.end.status === 401
  useEffect(() => {
    if (expired) raiseSessionExpired()
  }, [expired])
  return { store, results }
}

/**
 * Goes to a search and starts it first, so that it runs while the screen renders.
 * @param shownKey key of the search on screen; going to it again starts nothing
 */
export function useSearchAhead(
  shownKey: string,
  go: (search: FlightSearch) => void,
): (search: FlightSearch) => void {
  const queryClient = useQueryClient()
  const ahead = useRef<ResultsStore>(null)
  const leave = useLeaveScreen()
  return (search) => {
    const key = searchKey(search)
    if (key !== shownKey) {
      // A search that was replaced before it came on screen must be stopped here; no screen does it.
      const before = ahead.current
      if (before && searchKey(before.search) !== shownKey) before.stop()
      ahead.current = storeOf(queryClient, key, search)
      startWhereNothing(ahead.current)
    } else leaveField()
    leave(() => go(search))
  }
}

function startWhereNothing(store: ResultsStore) {
  const { phase, fareCount } = store.getSnapshot()
  if (phase === 'waiting' || (phase === 'stopped' && fareCount === 0)) store.start()
}

function storeOf(queryClient: QueryClient, key: string, search: FlightSearch): ResultsStore {
  const queryKey = ['air.results', key] as const
  const known = queryClient.getQueryData<ResultsStore>(queryKey)
  const endedAtMs = known?.getSnapshot().endedAtMs ?? null
  if (known && (endedAtMs === null || performance.now() - endedAtMs < FARE_LIFE_MS)) return known
  const made = makeResultsStore(search, {
    open: (onBatch, signal) => openStream(searchInput(search), onBatch, signal),
    nowMs: () => performance.now(),
    schedule: paced,
  })
  queryClient.setQueryDefaults(['air.results'], { gcTime: FARE_LIFE_MS, structuralSharing: false })
  queryClient.setQueryData(queryKey, made)
  return made
}

function paced(work: () => void, waitMs: number) {
  if (waitMs > 0) setTimeout(beforeNextPaint, waitMs, work)
  else beforeNextPaint(work)
}

/* A hidden tab gets no frames, so a timer keeps its count current. */
function beforeNextPaint(work: () => void) {
  if (document.visibilityState === 'hidden') setTimeout(work, 100)
  else requestAnimationFrame(work)
}

const TRIP_TYPES: Record<TripKind, 'OneWay' | 'Return' | 'Circle'> = {
  oneway: 'OneWay',
  return: 'Return',
  multi: 'Circle',
}

/** The input of the streamed search (Session gateway, AirLowFareSearch). */
function searchInput(search: FlightSearch): AirSearchInput {
  return {
    AdultCount: search.adults,
    ChildCount: search.children,
    InfantCount: search.infants,
    PricingSourceType: 'All',
    RequestOption: 'All',
    TravelPreference: { CabinType: search.cabin, AirTripType: TRIP_TYPES[search.trip] },
    OriginDestinationInformations: search.legs.map((leg) => ({
      OriginLocationCode: leg.from,
      DestinationLocationCode: leg.to,
      DepartureDateTime: leg.date,
    })),
  }
}
