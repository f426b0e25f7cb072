'use client'

import { useInBrowser } from './store.ts'

const yes = () => true

/**
 * False on the server and in the first render, true afterwards. For parts that the server must not render:
 * the browser's time zone, and style attributes, which the security policy refuses in the server's markup.
 */
export function useHydrated(): boolean {
  return useInBrowser(yes, false)
}
