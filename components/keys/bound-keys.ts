'use client'

import { makeStore, useStore } from '../ui/store.ts'
import type { Keys } from './notation.ts'

/** A key and its action. */
export type KeyBinding = {
  keys: Keys
  /** The action, for the shortcut sheet: "Next row"; empty where a command lists it. */
  label: string
  run: (event: KeyboardEvent) => void
  /** The action runs again while the key is held down (moving in a list). */
  repeats?: boolean
  /** False while the key has nothing to act on, and is left to the browser. */
  when?: () => boolean
}

/** What keys that are bound now do: those with the same label do the same. */
export type BoundKeys = { label: string; keys: readonly Keys[] }

const NONE: readonly BoundKeys[] = []
const bound = new Set<readonly KeyBinding[]>()
const store = makeStore(NONE)

function publish() {
  const byLabel = new Map<string, Set<Keys>>()
  for (const { label, keys } of [...bound].flat()) {
    byLabel.set(label, (byLabel.get(label) ?? new Set()).add(keys))
  }
  store.set([...byLabel].map(([label, keys]) => ({ label, keys: [...keys] })))
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

/** Every key that is bound on the page now, in order of binding. */
export function useBoundKeys(): readonly BoundKeys[] {
  return useStore(store, NONE)
}
