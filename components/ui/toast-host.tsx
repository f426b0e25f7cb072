'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { loadedApart } from './loaded-apart.tsx'
import { subscribeToToasts, waitingToasts, type ToastNews } from './toast.ts'
import { useWarm } from './use-warm.ts'

const ToastRegion = loadedApart(() => import('./toast-region.tsx').then((module) => module.ToastRegion))
const NONE: readonly ToastNews[] = []

/**
 * Loads the toast region when the page is idle, or when the first toast comes; if that fails, the toast waits
 * for the next one. Mounted once in the document.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToasts, () => NONE)
  useWarm(ToastRegion.warm)
  useEffect(() => {
    if (waiting.length > 0) ToastRegion.warm().catch(() => undefined)
  }, [waiting])
  return <ToastRegion />
}
