'use client'

import { useCallback, useEffect, useRef } from 'react'

/** Longer than the answer to a filter takes as a rule. */
const LATER_MS = 250

/** What ends the waiting early: whatever the person does next may lead away, and Back must find the address as it was. */
const ACTS = ['pointerdown', 'click', 'keydown', 'pagehide'] as const

/** Mark of what only looks at the same hotels in another way: its next address takes the place of the one that waits. */
export const LOOKS_ONLY = { 'data-looks-only': '' }

function looksOnly(event: Event): boolean {
  const within = event.target instanceof Element && event.target.closest('[data-looks-only]') !== null
  return within && (event.type !== 'keydown' || (event as KeyboardEvent).key === ' ')
}

/**
 * Writes an address into the current step of the history once the screen has drawn what it asks for: the browser, its tab and
 * the router all take it up on the main thread, beside the answer that is awaited.
 */
export function useLateAddress(): (href: string) => void {
  const waiting = useRef<{ href: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }, [])
  const write = useCallback(() => {
    const href = waiting.current?.href
    forget()
    if (href !== undefined) window.history.replaceState(null, '', href)
  }, [forget])
  useEffect(() => {
    const listen = { capture: true, passive: true }
    const onAct = (event: Event) => !looksOnly(event) && write()
    for (const act of ACTS) window.addEventListener(act, onAct, listen)
    // Another step of the history is the current one now.
    window.addEventListener('popstate', forget)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, onAct, listen)
      window.removeEventListener('popstate', forget)
      forget()
    }
  }, [write, forget])
  return useCallback(
    (href) => {
      forget()
      waiting.current = { href, timer: setTimeout(write, LATER_MS) }
    },
    [forget, write],
  )
}
