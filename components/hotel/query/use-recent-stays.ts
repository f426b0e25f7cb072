'use client'

import { useCallback, useMemo } from 'react'
import type { CalendarDate } from '../../../lib/dates.ts'
import { readRecentStays, RECENT_STAYS_KEY, rememberStay, type RecentStay } from './recent-stays.ts'
import { storedTextChanged, useStoredText } from '../../ui/use-stored-text.ts'

/**
 * The recent hotel searches of this browser, shared by all tabs, and a function that adds one as the newest.
 * @param first those that check in before it are left out
 */
export function useRecentStays(first: CalendarDate): {
  recent: readonly RecentStay[]
  remember: (stay: RecentStay) => void
} {
  const text = useStoredText(RECENT_STAYS_KEY)
  const recent = useMemo(
    () => (text === '' ? [] : readRecentStays({ getItem: () => text }, first)),
    [text, first],
  )
  const remember = useCallback((stay: RecentStay) => {
    rememberStay(window.localStorage, stay)
    storedTextChanged()
  }, [])
  return { recent, remember }
}
