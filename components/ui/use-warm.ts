'use client'

import { useEffect } from 'react'
import { onceUsed } from './first-input.ts'
import { whenIdle } from './when-idle.ts'

/** Milliseconds after which the code is loaded even if the browser was never idle. */
const AT_LAST_MS = 3000

/**
 * Loads code that a press will need, once somebody uses the page and while it is idle. If that fails, the
 * press loads it.
 * @param load a function defined outside the component, since a new function would load again
 */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => onceUsed(() => whenIdle(() => void load().catch(() => undefined), AT_LAST_MS)), [load])
}
