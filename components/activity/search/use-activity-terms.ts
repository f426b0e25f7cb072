import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import type { ActivityTerms, TermsByProduct } from '../../../lib/activity/activity-terms.ts'
import { readAt } from '../../../lib/read.ts'

/** The pause after which a row asks for its terms, so that a row that is scrolled past asks for none. */
const CALM_MS = 350
/** Rows that ask within this time are answered together. */
const GATHER_MS = 50
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
    queryFn: () => readTogether(uuid),
    enabled: isCalm,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  })
  return data ?? null
}

/** The request that is being gathered. */
let gathering: { products: string[]; answer: Promise<TermsByProduct> } | null = null

/** The terms of one activity, from a request that it shares with the rows around it. */
async function readTogether(uuid: string): Promise<ActivityTerms> {
  gathering ??= gather()
  gathering.products.push(uuid)
  const terms = (await gathering.answer)[uuid]
  if (!terms) throw new Error(`no terms of ${uuid}`)
  return terms
}

function gather(): { products: string[]; answer: Promise<TermsByProduct> } {
  const products: string[] = []
  const answer = new Promise<void>((go) => setTimeout(go, GATHER_MS)).then(() => {
    gathering = null
    return readAt<TermsByProduct>('/api/activities/terms', { products: products.join(',') })
  })
  return { products, answer }
}
