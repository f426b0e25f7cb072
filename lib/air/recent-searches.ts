import type { CalendarDate } from '../dates.ts'
import { searchKey, type FlightSearch } from './flight-search.ts'
import { readSearch, writeSearch } from './search-params.ts'

/** Where the recent searches lie in the storage. */
export const RECENT_SEARCHES_KEY = 'travel-desk.recent-flights'
const KEPT = 10

/** Where the recent searches lie: the browser's local storage, or a stand-in. */
export type SearchStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The last ten searches of this browser, newest first; those whose first day has passed are left out. */
export function readRecent(storage: Pick<SearchStorage, 'getItem'>, today: CalendarDate): FlightSearch[] {
  return stored(storage).filter((search) => (search.legs[0]?.date ?? '') >= today)
}

/** Puts a search on top of the recent ones, once. */
export function rememberSearch(storage: SearchStorage, search: FlightSearch): void {
  const others = stored(storage).filter((known) => searchKey(known) !== searchKey(search))
  const texts = [search, ...others].slice(0, KEPT).map((kept) => writeSearch(kept).toString())
  try {
    storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(texts))
  } catch {
    // A full or forbidden storage costs the comfort of repeating, nothing else.
  }
}

function stored(storage: Pick<SearchStorage, 'getItem'>): FlightSearch[] {
  try {
    const texts: unknown = JSON.parse(storage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts.flatMap((text) => readSearch(new URLSearchParams(String(text))) ?? [])
  } catch {
    return [] // Something else wrote there: as good as empty.
  }
}
