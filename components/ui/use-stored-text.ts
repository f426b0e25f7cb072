'use client'

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Tells this tab that it has written to the local storage; other tabs are told by the browser. */
export function storedTextChanged(): void {
  for (const listener of listeners) listener()
}

/**
 * What lies in the local storage under a key, all tabs together; empty on the server and where nothing lies
 * there.
 */
export function useStoredText(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(key) ?? '',
    () => '',
  )
}
