'use client'

import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Moves the focus into a screen that has just been drawn, unless something has it already. Before any further
 * key: a key that comes before it would be a shortcut.
 * @param wanted whether there is something to fill in; asked when it changes
 * @param focus focuses the first field that needs something
 */
export function useFirstFocus(wanted: boolean, focus: () => void): void {
  const take = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || activeElement.id === 'screen') focus()
  })
  useLayoutEffect(() => {
    if (wanted) take()
  }, [wanted])
}
