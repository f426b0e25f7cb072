'use client'

import { useEffect, useEffectEvent } from 'react'
import { isAbovePage, isTyping } from '../../keys/key-guard.ts'

/**
 * Runs on Space, unless the focus is on something that Space works on by itself: a shortcut that prevents the
 * browser's default would break every button and checkbox.
 */
export function useSpaceKey(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, altKey, metaKey, shiftKey } = event
    if (event.key !== ' ' || ctrlKey || altKey || metaKey || shiftKey || event.defaultPrevented) return
    if (isTyping(event) || isAbovePage(event)) return
    if (target instanceof Element && target.closest('a,button,input,select,summary,[role="button"]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
