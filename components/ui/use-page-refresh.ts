'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useTransition } from 'react'
import { askDesk } from '../../lib/read.ts'

/**
 * Reads the page from the server again, if the desk answers at all. The router drops the page when a reading
 * fails: the browser would show its own error, and typed text and announcements here would be lost.
 */
export function usePageRefresh(): { refresh: () => void; refreshing: boolean } {
  const { refresh: readAnew } = useRouter()
  const [refreshing, start] = useTransition()
  const refresh = useCallback(
    () =>
      start(async () => {
        if (await deskAnswers()) start(readAnew)
      }),
    [readAnew],
  )
  return { refresh, refreshing }
}

/** Asks for the smallest file that the desk has. */
async function deskAnswers(): Promise<boolean> {
  try {
    const { ok } = await askDesk('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    // No connection: the next refresh asks again.
    return false
  }
}
