'use client'

import { useEffect, useRef } from 'react'

/** The gateway has answered by then what the list asked for after its own answer. */
const FOLLOW_MILLISECONDS = 2000

/**
 * Reads once more soon after an answer that said it was being brought up to date. An answer to that very reading is not
 * followed again: what could not be read then waits for its turn.
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
