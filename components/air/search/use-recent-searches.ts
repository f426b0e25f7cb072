'use client'

import { useEffect, useMemo } from 'react'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { readRecent, RECENT_SEARCHES_KEY, rememberSearch } from './recent-searches.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { storedTextChanged, useStoredText } from '../../ui/use-stored-text.ts'

/** The recent searches of this browser, all tabs together; `search` joins them as the newest. */
export function useRecentSearches(search: FlightSearch | null, today: CalendarDate): readonly FlightSearch[] {
  const text = useStoredText(RECENT_SEARCHES_KEY)
  const key = search ? searchKey(search) : ''
  useEffect(() => {
    if (!search) return
    rememberSearch(window.localStorage, search)
    storedTextChanged()
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the key says all of the search
  return useMemo(() => (text === '' ? [] : readRecent({ getItem: () => text }, today)), [text, today])
}
