'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useTransition } from 'react'
import { deskAnswers } from './desk-answers.ts'

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
