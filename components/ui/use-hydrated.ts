'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first paint, true from then on. For what the server must not draw: the
 * browser's time zone, and style attributes, which the security policy refuses in markup from the server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
