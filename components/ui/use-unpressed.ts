'use client'

import { useState } from 'react'
import { makeStore, useStore } from './store.ts'

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

const isPressed = makeStore(false, () => {
  const press = () => isPressed.set(true)
  // After the click, which follows the release in the same task.
  const release = () => setTimeout(() => isPressed.set(false))
  window.addEventListener('pointerdown', press, { capture: true })
  for (const end of ENDS) window.addEventListener(end, release, { capture: true })
  return () => {
    isPressed.set(false)
    window.removeEventListener('pointerdown', press, { capture: true })
    for (const end of ENDS) window.removeEventListener(end, release, { capture: true })
  }
})

/**
 * The value, whose change is held back while a pointer is pressed. Use it for values that move the page: a
 * button that moves between press and release loses its click, or another button gets it.
 */
export function useUnpressed<Value>(value: Value): Value {
  const pressed = useStore(isPressed, false)
  const [lastShown, setLastShown] = useState({ value })
  if (!pressed && lastShown.value !== value) setLastShown({ value })
  return pressed ? lastShown.value : value
}
