'use client'

import { useSyncExternalStore } from 'react'
import type { KeyBinding } from './bind-keys.ts'
import type { Keys } from './notation.ts'

/** What keys that are bound now do: those with the same label do the same. */
export type BoundKeys = { label: string; keys: readonly Keys[] }

const NONE: readonly BoundKeys[] = []
const bound = new Set<readonly KeyBinding[]>()
const listeners = new Set<() => void>()
let snapshot = NONE

function publish() {
  const byLabel = new Map<string, Set<Keys>>()
  for (const { label, keys } of [...bound].flat()) {
    byLabel.set(label, (byLabel.get(label) ?? new Set()).add(keys))
  }
  snapshot = [...byLabel].map(([label, keys]) => ({ label, keys: [...keys] }))
  for (const listener of listeners) listener()
}

/** Notes bindings for the shortcut sheet; returns the function that takes them out. */
export function noteBindings(bindings: readonly KeyBinding[]): () => void {
  bound.add(bindings)
  publish()
  return () => {
    bound.delete(bindings)
    publish()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Every key that is bound on the page now, in order of binding. */
export function useBoundKeys(): readonly BoundKeys[] {
  return useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => NONE,
  )
}
