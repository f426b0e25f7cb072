'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ActNotice } from './act-notice.tsx'

/** After so long people wonder whether anything happens (trust rules: slow). */
const PATIENCE_MILLISECONDS = 3_000

/**
 * Says that something is still under way, once it takes longer than three seconds. Mounted while it lasts.
 * @param children what can and cannot be done meanwhile
 */
export function StillWorking({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return late ? <ActNotice tone="run">{children}</ActNotice> : null
}
