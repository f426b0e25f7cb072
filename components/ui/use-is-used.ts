'use client'

import { useCallback, useEffect, useRef } from 'react'
import { INPUTS } from './first-input.ts'

/** An unused window must not keep its session alive for ever. */
const UNUSED_MILLISECONDS = 10 * 60_000

/**
 * Tells whether the window is visible and was used in the last ten minutes: polling asks the server only
 * then. The returned function stays the same.
 */
export function useIsUsed(): () => boolean {
  const usedAtMs = useRef(0)
  useEffect(() => {
    const used = () => {
      usedAtMs.current = performance.now()
    }
    used()
    for (const input of INPUTS) window.addEventListener(input, used, { passive: true, capture: true })
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, used, { capture: true })
    }
  }, [])
  return useCallback(
    () =>
      performance.now() - usedAtMs.current < UNUSED_MILLISECONDS && document.visibilityState === 'visible',
    [],
  )
}
