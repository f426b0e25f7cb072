'use client'

import { makeStore, useStore } from './store.ts'

/** What a person does with a page. */
export const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const CAPTURED = { passive: true, capture: true } as const

/** Whether somebody has used the page since it was loaded. */
const isUsed = makeStore(false)

function note() {
  for (const input of INPUTS) window.removeEventListener(input, note, CAPTURED)
  isUsed.set(true)
}

function listen() {
  for (const input of INPUTS) window.addEventListener(input, note, CAPTURED)
}

if (typeof window !== 'undefined') listen()

/** Whether somebody has used the page since it was loaded: what nobody may need is loaded from then on. */
export function usePageUsed(): boolean {
  return useStore(isUsed, false)
}

/**
 * Begins something as soon as somebody uses the page.
 * @param begin returns the function that ends it
 * @returns a function that ends it, or the waiting for it
 */
export function onceUsed(begin: () => () => void): () => void {
  if (isUsed.get()) return begin()
  let end = isUsed.subscribe(() => {
    end()
    end = begin()
  })
  return () => end()
}

/** The page as if it had just been loaded; tests begin so. */
export function forgetInput(): void {
  isUsed.set(false)
  listen()
}
