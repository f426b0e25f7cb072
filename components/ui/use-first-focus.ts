'use client'

import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Elements that are in use and keep the focus: in the screen, in a window above it, or a field of the frame.
 */
const KEEPS_FOCUS = '#screen *, [role="dialog"], [role="dialog"] *, input, textarea, select'

/**
 * Moves the focus into a screen that has just been drawn, unless something of it, a field or a window has it
 * already; the link that led there gives it up. Before any further key: a key that comes before it would be a
 * shortcut.
 * @param wanted whether there is something to fill in; asked when it changes
 * @param focus focuses the first field that needs something
 */
export function useFirstFocus(wanted: boolean, focus: () => void): void {
  const take = useEffectEvent(() => {
    if (!document.activeElement?.matches(KEEPS_FOCUS)) focus()
  })
  useLayoutEffect(() => {
    if (wanted) take()
  }, [wanted])
}
