'use client'

import { useEffect } from 'react'

const REFRESH_MILLISECONDS = 30_000
/** An unused window must not keep its session alive for ever. */
const UNUSED_MILLISECONDS = 10 * 60_000
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Refreshes every half minute, or at another pace, while the window is visible and was used in the last ten
 * minutes.
 */
export function useSteadyRefresh(refresh: () => void, everyMilliseconds = REFRESH_MILLISECONDS): void {
  useEffect(() => {
    let usedAtMs = performance.now()
    const used = () => {
      usedAtMs = performance.now()
    }
    for (const input of INPUTS) window.addEventListener(input, used, { passive: true, capture: true })
    const timer = setInterval(() => {
      const isUsed = performance.now() - usedAtMs < UNUSED_MILLISECONDS
      if (isUsed && document.visibilityState === 'visible') refresh()
    }, everyMilliseconds)
    return () => {
      clearInterval(timer)
      for (const input of INPUTS) window.removeEventListener(input, used, { capture: true })
    }
  }, [refresh, everyMilliseconds])
}
