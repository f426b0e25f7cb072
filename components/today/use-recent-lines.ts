import { useMemo } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { kindIcon } from '../../lib/kinds.ts'
import { recentSearches } from '../recent-searches.ts'
import type { RecentLine, RecentLines } from '../search/recent-searches.ts'
import type { IconName } from '../ui/icon.tsx'
import { useStoredTexts } from '../ui/use-stored-text.ts'

const SHOWN = 4

const KEPT = Object.entries(recentSearches) as [BookingKind, RecentLines][]
const KEYS = KEPT.map(([, { storageKey }]) => storageKey)

/**
 * The recent searches of this browser that are still ahead: a few, of each kind in turn.
 * @param first the earliest date that is not past
 */
export function useRecentLines(first: CalendarDate): (RecentLine & { icon: IconName })[] {
  const texts = useStoredTexts(KEYS)
  return useMemo(() => {
    const lines = KEPT.flatMap(([kind, { linesOf }], at) => {
      const text = texts[at] ?? ''
      const kindLines = text === '' ? [] : linesOf(text, first)
      return kindLines.map((line, rank) => ({ line: { ...line, icon: kindIcon(kind) }, rank }))
    })
    const chosen = new Set(lines.toSorted((one, other) => one.rank - other.rank).slice(0, SHOWN))
    return lines.filter((each) => chosen.has(each)).map(({ line }) => line)
  }, [texts, first])
}
