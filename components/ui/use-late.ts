'use client'

import { useEffect, useState } from 'react'

/**
 * True once `waiting` has lasted for `ms` milliseconds without a break, so that short waits do not change the
 * screen. A CSS transition with a delay is no alternative: the browser would create a layer for the element
 * and paint it twice.
 */
export function useLate(waiting: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  if (!waiting && late) setLate(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [waiting, ms])
  return waiting && late
}
