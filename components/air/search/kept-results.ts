import type { QueryClient } from '@tanstack/react-query'
import { OFFER_MINUTES } from '../../../contract/air/limits.ts'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { searchInput } from '../../../lib/air/search-input.ts'
import { makeResultsStore, type ResultsStore } from '../results/results-store.ts'
import { openFlightStream, type OnBatch } from '../results/stream.ts'

/** Milliseconds after which results are searched again. */
export const FARE_LIFE_MS = OFFER_MINUTES * 60_000

/** The results of a search as they are kept, for Back and Forward; new ones where none are kept. */
export function keptResults(queryClient: QueryClient, search: FlightSearch): ResultsStore {
  const store = queryClient.getQueryData<ResultsStore>(queryKeyOf(search))
  const endedAtMs = store?.getSnapshot().endedAtMs ?? null
  if (store && (endedAtMs === null || performance.now() - endedAtMs < FARE_LIFE_MS)) return store
  return newResults(queryClient, search)
}

/**
 * Searches anew because the agent asked for it: results of an earlier search are not used. Null if the same
 * search is still running.
 */
export function searchAnew(queryClient: QueryClient, search: FlightSearch): ResultsStore | null {
  const phase = queryClient.getQueryData<ResultsStore>(queryKeyOf(search))?.getSnapshot().phase
  if (phase === 'waiting' || phase === 'streaming') return null
  const store = newResults(queryClient, search)
  store.start()
  return store
}

function newResults(queryClient: QueryClient, search: FlightSearch): ResultsStore {
  const earlier = queryClient.getQueryData<ResultsStore>(queryKeyOf(search))
  const made = makeResultsStore(search, {
    open: (onBatch, signal) => openFlightStream(searchInput(search), paintedFirst(onBatch), signal),
    nowMs: () => performance.now(),
    schedule: paced,
  })
  if (earlier) made.keepPins(earlier.getSnapshot().pins)
  queryClient.setQueryDefaults(['air.results'], { gcTime: FARE_LIFE_MS, structuralSharing: false })
  queryClient.setQueryData(queryKeyOf(search), made)
  return made
}

function queryKeyOf(search: FlightSearch) {
  return ['air.results', searchKey(search)] as const
}

/* Later fares are read when the rows of the first ones have been painted. */
function paintedFirst(onBatch: OnBatch): OnBatch {
  let isFirst = true
  return (fares) => {
    const taken = onBatch(fares)
    if (!isFirst) return taken
    isFirst = false
    return new Promise((resolve) => beforeNextPaint(() => setTimeout(resolve)))
  }
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
