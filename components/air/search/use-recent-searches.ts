'use client'

import { useEffect, useMemo } from 'react'
import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, writeSearch } from '../../../lib/air/search-params.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { keepRecentTexts, readRecentTexts, type RecentStorage } from '../../shell/recent-list.ts'
import { storedTextChanged, useStoredText } from '../../ui/use-stored-text.ts'

/**
 * The recent searches of this browser, shared by all tabs; `search` is added as the newest.
 * @param first those that depart before it are left out
 */
export function useRecentSearches(search: FlightSearch | null, first: CalendarDate): readonly FlightSearch[] {
  const text = useStoredText(RECENT_SEARCHES_KEY)
  const key = search ? searchKey(search) : ''
  useEffect(() => {
    if (!search) return
    rememberSearch(window.localStorage, search)
    storedTextChanged()
  }, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the key identifies the search
  return useMemo(() => (text === '' ? [] : readRecent({ getItem: () => text }, first)), [text, first])
}

/** The storage key of the recent searches. */
export const RECENT_SEARCHES_KEY = 'travel-desk.recent-flights'

/** The last ten searches of this browser, newest first; those that depart before `first` are left out. */
export function readRecent(storage: Pick<RecentStorage, 'getItem'>, first: CalendarDate): FlightSearch[] {
  return stored(storage).filter((search) => (search.legs[0]?.date ?? '') >= first)
}

/** Puts a search first among the recent ones and removes its earlier entry. */
export function rememberSearch(storage: RecentStorage, search: FlightSearch): void {
  const others = stored(storage).filter((known) => searchKey(known) !== searchKey(search))
  const texts = [search, ...others].map((kept) => writeSearch(kept).toString())
  keepRecentTexts(storage, RECENT_SEARCHES_KEY, texts)
}

function stored(storage: Pick<RecentStorage, 'getItem'>): FlightSearch[] {
  return readRecentTexts(storage, RECENT_SEARCHES_KEY).flatMap(
    (text) => readSearch(new URLSearchParams(text)) ?? [],
  )
}
