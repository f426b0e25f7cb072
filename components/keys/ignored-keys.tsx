'use client'

import { useLinkStatus } from 'next/link'
import { useLayoutEffect, useTransition } from 'react'
import { isAbovePage } from './key-guard.ts'

/**
 * While `ignored`, plain keys do nothing on the page and are not kept for later. Escape, function keys and
 * keys with Ctrl, Alt or Meta still work, and so do all keys in a dialog, menu or list above the page.
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
 * Runs a navigation and ignores plain keys until the new screen is rendered, because on the current one `b`
 * may hold a fare. React ends the transition also if the navigation fails or is abandoned.
 */
export function useLeaveScreen(): (go: () => void) => void {
  const [isLeaving, startLeaving] = useTransition()
  useIgnoredKeys(isLeaving)
  return startLeaving
}

/**
 * Put inside a link to another screen: plain keys are ignored from the click until that screen is rendered.
 */
export function IgnoredWhileLeaving() {
  useIgnoredKeys(useLinkStatus().pending)
  return null
}

/** Rendered while a dialog's code is loading: plain keys are ignored until the dialog is there. */
export function IgnoredKeys() {
  useIgnoredKeys(true)
  return null
}

function isPlain({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !/^(Escape|F\d+)$/.test(key)
}
