'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { CatalogueAnswer } from '../../../lib/activity/catalogue-answer.ts'
import { catalogueOptions } from '../../../lib/activity/catalogue-options.ts'

/** Longer than the time between two keys of a fast typist, so that a search waits for the whole word. */
const PAUSE_MS = 120

/** The state of a search in the catalogue. */
export type CatalogueResult = {
  /** The answer, or the previous one while the next is loading; null before the first. */
  shown: CatalogueAnswer | null
  /** The view that `shown` answers. */
  shownView: ActivityView
  /** True while `shown` answers a previous request. */
  isOld: boolean
  /** Why the request has no answer; null while it may still get one. */
  failure: Error | null
  retry: () => void
}

/** Requests a view before it renders, so that the request runs meanwhile. */
export function useCatalogueAhead(): (view: ActivityView) => void {
  const queryClient = useQueryClient()
  return (view) => void queryClient.prefetchQuery(catalogueOptions(view))
}

/**
 * The activities of a view. A word is searched for once its typing pauses. The last answer stays until the
 * next has come, also if that fails.
 */
export function useCatalogue(view: ActivityView): CatalogueResult {
  const text = usePaused(view.text)
  const pausedView = { ...view, text }
  const query = useQuery(catalogueOptions(pausedView))
  const answer = query.data ?? null
  const [last, setLast] = useState({ answer, view: pausedView })
  if (answer !== null && answer !== last.answer) setLast({ answer, view: pausedView })
  return {
    shown: answer ?? last.answer,
    shownView: answer === null ? last.view : pausedView,
    isOld: answer === null || text.trim() !== view.text.trim(),
    failure: query.isFetching ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
