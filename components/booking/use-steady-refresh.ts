'use client'

import { useEffect } from 'react'
import { useIsUsed } from '../ui/use-is-used.ts'

const REFRESH_MILLISECONDS = 30_000

/** Refreshes every half minute, or at another pace, while the window is in use. */
export function useSteadyRefresh(refresh: () => void, everyMilliseconds = REFRESH_MILLISECONDS): void {
  const isUsed = useIsUsed()
  useEffect(() => {
    const timer = setInterval(() => {
      if (isUsed()) refresh()
    }, everyMilliseconds)
    return () => clearInterval(timer)
  }, [refresh, everyMilliseconds, isUsed])
}
