'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { readAt } from '../../lib/read.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'

const REST_MILLISECONDS = 150
const SHORTEST = 2

/** Chooses which of the matching saved travellers a form offers. */
export type Offered = (travellers: readonly SavedTraveller[]) => readonly SavedTraveller[]

/**
 * The saved travellers whose names begin with a typed text; none while it is short, or where they cannot be
 * read: the form works without them. They stay in this component's memory alone.
 */
export function useSavedTravellers(typed: string | null, offered: Offered): readonly SavedTraveller[] {
  const query = typed !== null && typed.trim().length >= SHORTEST ? typed.trim() : null
  const [answer, setAnswer] = useState<{ query: string; travellers: readonly SavedTraveller[] } | null>(null)
  const keep = useEffectEvent((travellers: readonly SavedTraveller[]) => {
    if (query !== null) setAnswer({ query, travellers: offered(travellers) })
  })
  useEffect(() => {
    if (query === null) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      void find(query, left.signal).then((travellers) => {
        if (!left.signal.aborted) keep(travellers)
      })
    }, REST_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [query])
  return answer !== null && answer.query === query ? answer.travellers : NOBODY
}

const NOBODY: readonly SavedTraveller[] = []

async function find(typed: string, signal: AbortSignal): Promise<readonly SavedTraveller[]> {
  try {
    const { travellers } = await readAt<{ travellers: readonly SavedTraveller[] }>(
      '/api/travellers/find',
      { typed },
      signal,
    )
    return travellers
  } catch {
    return NOBODY
  }
}
