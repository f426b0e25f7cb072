'use client'

import { useLinkStatus } from 'next/link'
import { useLayoutEffect, useTransition } from 'react'
import { isAbovePage } from './key-guard.ts'

/**
 * While `ignored`, plain keys do nothing on the page: they are neither kept nor done later. Escape and the
 * function keys work, keys with Ctrl, Alt or Meta, and the keys of a window above the page.
 */
export function useIgnoredKeys(ignored: boolean): void {
  useLayoutEffect(() => {
    if (!ignored) return
    const ignore = (event: KeyboardEvent) => {
      if (!isPlain(event) || isAbovePage(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', ignore, { capture: true })
    return () => window.removeEventListener('keydown', ignore, { capture: true })
  }, [ignored])
}

/**
 * Runs what leads to another screen, and ignores plain keys until that screen is drawn: on this one `b` may
 * hold a fare. React ends the wait, also where the way there fails or is given up.
 */
export function useLeaveScreen(): (go: () => void) => void {
  const [isLeaving, startLeaving] = useTransition()
  useIgnoredKeys(isLeaving)
  return startLeaving
}

/** Inside a link to another screen: plain keys are ignored from its press until that screen is drawn. */
export function IgnoredWhileLeaving() {
  useIgnoredKeys(useLinkStatus().pending)
  return null
}

/** In place of a window whose code is being loaded: plain keys are ignored until it is there. */
export function IgnoredKeys() {
  useIgnoredKeys(true)
  return null
}

function isPlain({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !/^(Escape|F\d+)$/.test(key)
}
