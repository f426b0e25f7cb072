'use client'

import { useState } from 'react'

/** Counts the changes of a value since it was first shown: as a React key it restarts a flash with every change. */
export function useFlash(value: number | string): number {
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value === value) return shown.changes
  const next = { value, changes: shown.changes + 1 }
  setShown(next)
  return next.changes
}
