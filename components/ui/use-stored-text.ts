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

/** Tells this tab that it has written to the local storage; the browser tells other tabs. */
export function storedTextChanged(): void {
  for (const listener of listeners) listener()
}

/**
 * The text in the local storage under a key, in sync across tabs; empty on the server and where there is
 * none.
 */
export function useStoredText(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(key) ?? '',
    () => '',
  )
}
