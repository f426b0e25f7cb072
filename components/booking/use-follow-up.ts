'use client'

import { useEffect, useRef } from 'react'

/** Long enough for the gateway to finish the reads that the list started after its own answer. */
const FOLLOW_MILLISECONDS = 2000

/**
 * Refreshes once, soon after an answer that is marked as being brought up to date. The answer to that refresh
 * is not followed again: bookings that could not be read wait for the regular refresh.
 */
export function useFollowUp(rereading: boolean, serverNow: string, refresh: () => void): void {
  const followed = useRef(false)
  useEffect(() => {
    if (!rereading || followed.current) {
      followed.current = false
      return
    }
    const timer = setTimeout(() => {
      followed.current = true
      refresh()
    }, FOLLOW_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [rereading, serverNow, refresh])
}
