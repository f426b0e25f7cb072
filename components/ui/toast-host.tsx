'use client'

import dynamic from 'next/dynamic'
import { useState, useSyncExternalStore } from 'react'
import { subscribeToToasts, waitingToasts, type ToastNews } from './toast.ts'

const ToastRegion = dynamic(() => import('./toast-region.tsx').then((module) => module.ToastRegion), {
  ssr: false,
})
const NONE: readonly ToastNews[] = []

/** Loads the toast region when the first toast comes. Mounted once in the document. */
export function ToastHost() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToasts, () => NONE)
  const [wanted, setWanted] = useState(false)
  if (waiting.length > 0 && !wanted) setWanted(true)
  return wanted ? <ToastRegion /> : null
}
