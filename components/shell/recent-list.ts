import type { CalendarDate } from '../../lib/dates.ts'

/** A recent search in words, and the address that repeats it. */
export type RecentLine = { title: string; note: string; href: string }

/** The recent searches of one kind of booking. */
export type RecentSearches = {
  /** Where the local storage keeps them. */
  storageKey: string
  /**
   * Those that are still ahead, newest first.
   * @param text what is stored
   * @param first the earliest date that is not past
   */
  linesOf(text: string, first: CalendarDate): RecentLine[]
}

/** The storage of recent searches: the browser's local storage, or a substitute in tests. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEPT = 10

/**
 * The last ten entries of a list, newest first, as the stored texts; empty if the storage holds something
 * else.
 */
export function readRecentTexts(storage: Pick<RecentStorage, 'getItem'>, key: string): string[] {
  try {
    const texts: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(texts) ? texts.map(String) : []
  } catch {
    return [] // Something else was stored under this key.
  }
}

/** Keeps the first ten of `texts`, newest first. */
export function keepRecentTexts(storage: RecentStorage, key: string, texts: readonly string[]): void {
  try {
    storage.setItem(key, JSON.stringify(texts.slice(0, KEPT)))
  } catch {
    // A full or forbidden storage only means that recent searches are not saved.
  }
}
