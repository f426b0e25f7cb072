'use client'

import { useEffect, useState } from 'react'
import { INPUTS } from '../ui/first-input.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** Milliseconds after which a map comes even if the browser was never idle. */
const AT_LAST_MS = 3000

/** Milliseconds without any input that count as a rest. In between, its code would delay a click. */
const REST_MS = 1000

/**
 * Whether a map itself is wanted, not only its picture: once somebody has asked for it, or once a mouse has
 * moved in the window, then everything has rested, and the browser is idle. Nobody who uses keys or a finger
 * waits for its code.
 * @param place the element of the picture; while the focus is in it, it stays
 */
export function useLive(place: HTMLElement | null, atFirst: boolean): { live: boolean; goLive: () => void } {
  const [live, setLive] = useState(atFirst)
  useEffect(() => {
    if (live) return
    let hasMouse = false
    let cancel = () => undefined as void
    const afterIdle = () => {
      cancel = whenIdle(() => {
        if (!place?.contains(document.activeElement)) setLive(true)
      }, AT_LAST_MS)
    }
    const restLater = (event: Event) => {
      hasMouse ||= event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!hasMouse) return
      cancel()
      const timer = window.setTimeout(afterIdle, REST_MS)
      cancel = () => window.clearTimeout(timer)
    }
    for (const input of INPUTS) window.addEventListener(input, restLater, { passive: true })
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, restLater)
      cancel()
    }
  }, [live, place])
  return { live, goLive: () => setLive(true) }
}
