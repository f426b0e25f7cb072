'use client'

import { makeSignal, useStore, windowEvents } from './store.ts'

const connection = {
  subscribe: makeSignal(windowEvents('online', 'offline')).subscribe,
  get: () => navigator.onLine,
}

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useStore(connection, true)
}
