'use client'

import { useState, useSyncExternalStore } from 'react'

let isPressed = false
const listeners = new Set<() => void>()

function change(next: boolean) {
  if (isPressed === next) return
  isPressed = next
  for (const listener of listeners) listener()
}

const press = () => change(true)
// After the click, which follows the release in the same task.
const release = () => setTimeout(() => change(false))
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, { capture: true })
    for (const end of ENDS) window.addEventListener(end, release, { capture: true })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    isPressed = false
    window.removeEventListener('pointerdown', press, { capture: true })
    for (const end of ENDS) window.removeEventListener(end, release, { capture: true })
  }
}

/**
 * The value, except that a change of it waits while a pointer is pressed. For what moves the page: a button
 * that moves between press and release loses its click, or another one gets it.
 */
export function useUnpressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  )
  const [kept, setKept] = useState({ value })
  if (!pressed && kept.value !== value) setKept({ value })
  return pressed ? kept.value : value
}
