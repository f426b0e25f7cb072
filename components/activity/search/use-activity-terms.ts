'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import type { ActivityTerms } from '../../../lib/activity/activity-terms.ts'
import { readAt } from '../../../lib/read.ts'

/** The pause after which a row asks for its terms, so that a row that is scrolled past asks for none. */
const CALM_MS = 400
const FRESH_MS = 15 * 60_000

/**
 * Durations and confirmation of an activity whose row stays on screen; null until they are known.
 * @param place where they are shown: a narrow list has no room and asks for nothing
 */
export function useActivityTerms(uuid: string, place: RefObject<HTMLElement | null>): ActivityTerms | null {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(place.current?.checkVisibility() === true), CALM_MS)
    return () => clearTimeout(timer)
  }, [place])
  const { data } = useQuery({
    queryKey: ['activity-terms', uuid] as const,
    queryFn: ({ signal }) => readAt<ActivityTerms>('/api/activities/terms', { product: uuid }, signal),
    enabled: isCalm,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  })
  return data ?? null
}
