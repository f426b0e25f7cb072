'use client'

import { useEffect, useEffectEvent } from 'react'
import { arriveOnScreen } from '../../lib/keys/arrival.ts'

/**
 * For a screen that has come, and again for every `key` (another search on it): the hand goes to where it begins, and what was
 * pressed for it meanwhile is done. A frame later, once fields have taken their final shape.
 * @param key null while what the keys act on is not there yet
 */
export function useArrival(key: string | null, toFirst: () => void = () => undefined): void {
  const arrive = useEffectEvent(() => void arriveOnScreen(toFirst))
  useEffect(() => {
    if (key === null) return
    const frame = requestAnimationFrame(() => arrive())
    return () => cancelAnimationFrame(frame)
  }, [key])
}
