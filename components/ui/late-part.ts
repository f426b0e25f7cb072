'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { whenHandRests, whenPainted } from './hand.ts'

/** A part of the screen whose code is not needed for its first paint. */
export type LatePart<Part> = {
  /** Fetches it, where that has not begun. */
  load: () => void
  current: () => Part | null
  subscribe: (listener: () => void) => () => void
}

/**
 * A part that comes at rest after the first paint, or when it is wanted earlier. Until then stands what works without it. A component comes as a function that draws it.
 */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null
  let isLoading = false
  const listeners = new Set<() => void>()
  const load = () => {
    if (isLoading) return
    isLoading = true
    fetchPart().then(
      (loaded) =>
        whenHandRests(() => {
          part = loaded
          for (const listener of listeners) listener()
        }),
      (error: unknown) => {
        // What stands goes on without it; who wants it next asks again.
        isLoading = false
        reportError(error)
      },
    )
  }
  whenPainted(load)
  return {
    load,
    current: () => part,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The part, or null as long as it is not there. @param wanted it is needed now */
export function useLatePart<Part>(part: LatePart<Part>, wanted: boolean): Part | null {
  useEffect(() => {
    if (wanted) part.load()
  }, [part, wanted])
  return useSyncExternalStore(part.subscribe, part.current, () => null)
}
