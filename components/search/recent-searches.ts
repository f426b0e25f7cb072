import { useMemo } from 'react'
import type { CalendarDate } from '../../lib/dates.ts'
import { storedTextChanged, useStoredText } from '../ui/use-stored-text.ts'

/** A search in words: in place of the bar on a phone, and in lists of recent searches. */
export type SearchWords = {
  title: string
  /** What kind of thing the title names: small beside it, where there is room. */
  detail?: string
  /** The days, and who comes. */
  note: string
}

/** A recent search in words, and the address that repeats it. */
export type RecentLine = SearchWords & { href: string }

/** The recent searches of one kind in words, for lists of every kind. */
export type RecentLines = {
  /** The key of the searches in the local storage. */
  storageKey: string
  /**
   * The searches whose first day is still ahead, newest first.
   * @param text the stored text
   * @param first the earliest date that is not past
   */
  linesOf: (text: string, first: CalendarDate) => RecentLine[]
}

/** The storage of recent searches: the browser's local storage, or a substitute in tests. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** How one kind stores its recent searches, and how it shows them. */
type RecentRecord<Search> = {
  storageKey: string
  /** Null for a text of which nothing can be made any more. */
  read: (text: string) => Search | null
  write: (search: Search) => string
  /** Two searches with the same key are the same: the newer one takes the place of the other. */
  keyOf: (search: Search) => string
  /** The first day of a search. */
  startOf: (search: Search) => CalendarDate
  wordsOf: (search: Search) => SearchWords
  hrefOf: (search: Search) => string
}

/** The recent searches of one kind in this browser: the last ten, newest first, each once. */
export type RecentSearches<Search> = RecentLines &
  Pick<RecentRecord<Search>, 'keyOf' | 'wordsOf'> & {
    /** The searches that start on the first date or later; none if something else is stored under the key. */
    read: (storage: Pick<RecentStorage, 'getItem'>, first: CalendarDate) => Search[]
    /** Puts a search first. */
    remember: (storage: RecentStorage, search: Search) => void
  }

const KEPT = 10

/** Makes the recent searches of a kind from its record. */
export function recentSearchesOf<Search>(kind: RecentRecord<Search>): RecentSearches<Search> {
  const { storageKey, keyOf, wordsOf } = kind
  const stored = (storage: Pick<RecentStorage, 'getItem'>) =>
    textsIn(storage.getItem(storageKey)).flatMap((text) => kind.read(text) ?? [])
  const read: RecentSearches<Search>['read'] = (storage, first) =>
    stored(storage).filter((search) => kind.startOf(search) >= first)
  return {
    storageKey,
    keyOf,
    wordsOf,
    read,
    linesOf: (text, first) =>
      read({ getItem: () => text }, first).map((search) => ({
        ...wordsOf(search),
        href: kind.hrefOf(search),
      })),
    remember(storage, search) {
      const others = stored(storage).filter((other) => keyOf(other) !== keyOf(search))
      try {
        storage.setItem(storageKey, JSON.stringify([search, ...others].slice(0, KEPT).map(kind.write)))
      } catch {
        // A full or forbidden storage only means that recent searches are not saved.
      }
    },
  }
}

function textsIn(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(texts) ? texts.map(String) : []
  } catch {
    return [] // Something else was stored under this key.
  }
}

/**
 * The recent searches of a kind, shared by all tabs.
 * @param first those that start before it are left out
 */
export function useRecentSearches<Search>(
  { storageKey, read }: RecentSearches<Search>,
  first: CalendarDate,
): readonly Search[] {
  const text = useStoredText(storageKey)
  return useMemo(() => (text === '' ? [] : read({ getItem: () => text }, first)), [text, read, first])
}

/** Puts a search first among the recent ones of this browser. */
export function rememberRecent<Search>(kind: RecentSearches<Search>, search: Search): void {
  kind.remember(window.localStorage, search)
  storedTextChanged()
}
