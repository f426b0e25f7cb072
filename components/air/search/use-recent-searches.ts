'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { readRecent, RECENT_SEARCHES_KEY, rememberSearch } from '../../../lib/air/recent-searches.ts'
import type { CalendarDate } from '../../../lib/dates.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const stored = () => window.localStorage.getItem(RECENT_SEARCHES_KEY) ?? ''

/** The recent searches of this browser, all tabs together; `search` joins them as the newest. */
export function useRecentSearches(search: FlightSearch | null, today: CalendarDate): readonly FlightSearch[] {
  const text = useSyncExternalStore(subscribe, stored, () => '')
  const key = search ? searchKey(search) : ''
  useEffect(() => {
    if (!search) return
    rememberSearch(window.localStorage, search)
    for (const listener of listeners) listener()
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the key says all of the search
  return useMemo(() => (text === '' ? [] : readRecent({ getItem: () => text }, today)), [text, today])
}
