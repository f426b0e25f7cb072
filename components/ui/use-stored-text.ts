'use client'

import { useMemo } from 'react'
import { makeSignal, useStore, windowEvents } from './store.ts'

const changes = makeSignal(windowEvents('storage'))

/** Tells this tab that it has written to the local storage; the browser tells other tabs. */
export function storedTextChanged(): void {
  changes.tell()
}

/**
 * The text in the local storage under a key, in sync across tabs; empty on the server and where there is
 * none.
 */
export function useStoredText(key: string): string {
  return useStore({ subscribe: changes.subscribe, get: () => window.localStorage.getItem(key) ?? '' }, '')
}

/**
 * The texts under several keys, as `useStoredText` gives each.
 * @param keys the same array at every call
 */
export function useStoredTexts(keys: readonly string[]): readonly string[] {
  // All texts as one string: a new array would count as a change.
  const all = useStore(
    {
      subscribe: changes.subscribe,
      get: () => JSON.stringify(keys.map((key) => window.localStorage.getItem(key) ?? '')),
    },
    '[]',
  )
  return useMemo(() => JSON.parse(all) as string[], [all])
}
