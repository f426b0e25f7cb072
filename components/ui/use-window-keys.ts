'use client'

import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../keys/key-guard.ts'

/**
 * Plain keys of the screen are off under a window; these are the window's own, wherever its focus is.
 * @param press says whether it has used a key
 */
export function useWindowKeys(open: boolean, press: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return
    if (press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}
