'use client'

import { useSyncExternalStore } from 'react'

/** Width from which list and map stand side by side. */
const QUERY = '(min-width: 900px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for list and map side by side; null on the server, which does not know. */
export function useSplit(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => null,
  )
}
