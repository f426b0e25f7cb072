'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { leaveField } from '../../keys/leave-field.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useStore } from '../../ui/store.ts'
import { noteFailedRead } from '../../shell/service-away.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import type { ResultsView } from '../results/view-params.ts'
import { keptResults, searchAnew } from './kept-results.ts'

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
  const store = useMemo(() => keptResults(queryClient, search), [queryClient, key])
  useLayoutEffect(() => store.setView(view), [store, view])
  useEffect(() => {
    startWhereNothing(store)
    return () => store.stop()
  }, [store])
  const results = useStore({ subscribe: store.subscribe, get: store.getSnapshot }, store.getSnapshot())
  const refused = results.end?.kind === 'refused' ? results.end : null
  useEffect(() => {
    if (refused?.status === 401) raiseSessionExpired()
    if (refused) noteFailedRead(refused.code)
  }, [refused])
  return { store, results }
}

/**
 * Starts a search, even if its results are on screen or stored. It starts before the screen renders, which
 * happens at once, so that the first fares find a screen that waits for them alone.
 * @param shownKey key of the search on screen
 * @param go goes to the address of another search
 * @returns `round` counts the repeated searches for the results on screen, which are drawn anew each time
 */
export function useSearchAhead(
  shownKey: string,
  go: (search: FlightSearch) => void,
): { search: (search: FlightSearch) => void; round: number } {
  const queryClient = useQueryClient()
  const ahead = useRef<ResultsStore>(null)
  const [round, setRound] = useState(0)
  return {
    round,
    search: (search) => {
      const started = searchAnew(queryClient, search)
      if (started) {
        // A search that was replaced before it came on screen must be stopped here; no screen does it.
        if (ahead.current && searchKey(ahead.current.search) !== shownKey) ahead.current.stop()
        ahead.current = started
      }
      if (searchKey(search) !== shownKey) return go(search)
      leaveField()
      if (started) setRound((count) => count + 1)
    },
  }
}

function startWhereNothing(store: ResultsStore) {
  const { phase, fareCount } = store.getSnapshot()
  if (phase === 'waiting' || (phase === 'stopped' && fareCount === 0)) store.start()
}
