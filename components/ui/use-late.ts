'use client'

import { useEffect, useState } from 'react'

/**
 * True once `waiting` has lasted for `ms` milliseconds without a break: what is over sooner never changes the
 * screen. A delayed transition would not do: the browser makes a layer of what is about to change, and draws
 * it twice.
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
