'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

/** Milliseconds after which a map comes even if the browser was never idle. */
const AT_LAST_MS = 3000

/**
 * Whether a map itself is wanted, not only its picture: once somebody has asked for it, or once a mouse has
 * moved in the window and the browser is idle. Nobody who uses keys or a finger waits for its code.
 * @param place the element of the picture; while the focus is in it, it stays
 */
export function useLive(place: HTMLElement | null, atFirst: boolean): { live: boolean; goLive: () => void } {
  const [live, setLive] = useState(atFirst)
  useEffect(() => {
    if (live) return
    let rest: (() => void) | undefined
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      window.removeEventListener('pointermove', begin)
      rest = whenIdle(() => {
        if (!place?.contains(document.activeElement)) setLive(true)
      }, AT_LAST_MS)
    }
    window.addEventListener('pointermove', begin)
    return () => {
      window.removeEventListener('pointermove', begin)
      rest?.()
    }
  }, [live, place])
  return { live, goLive: () => setLive(true) }
}
