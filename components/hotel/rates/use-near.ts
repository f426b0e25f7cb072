'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Pixels below the window from which on something is made ready. */
const AHEAD = '300px'
/** A page that never rests gets it all the same, milliseconds later. */
const AT_LAST = 3000

/** True once an element is about to come into view and the browser has nothing better to do; it stays true. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    let rest: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        rest = whenIdle(() => setNear(true))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      rest?.()
    }
  }, [ref, near])
  return near
}

/** Answers what calls it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: AT_LAST })
    return () => cancelIdleCallback(handle)
  }
  const handle = window.setTimeout(act, 300)
  return () => window.clearTimeout(handle)
}
