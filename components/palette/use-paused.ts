'use client'

import { useEffect, useState } from 'react'

const PAUSE_MILLISECONDS = 150

/** The text once typing has paused. */
export function usePaused(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
