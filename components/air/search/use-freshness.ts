'use client'

import { useEffect, useState } from 'react'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { FARE_LIFE_MS } from './kept-results.ts'

/**
 * The age of results: after ten minutes their prices may have changed, after twenty the fares have expired.
 */
export type Freshness = 'fresh' | 'stale' | 'lapsed'

/** After so many minutes the prices of a search may have changed. */
export const STALE_MINUTES = 10
const LOOK_EVERY_MS = 5_000

/** The freshness of results, updated while they are shown. */
export function useFreshness(results: ResultsSnapshot): Freshness {
  const [freshness, setFreshness] = useState<Freshness>('fresh')
  const { faresSinceMs } = results
  useEffect(() => {
    const update = () =>
      setFreshness(faresSinceMs === null ? 'fresh' : freshnessAt(performance.now() - faresSinceMs))
    update()
    const timer = setInterval(update, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [faresSinceMs])
  return freshness
}

function freshnessAt(ageMs: number): Freshness {
  if (ageMs >= FARE_LIFE_MS) return 'lapsed'
  return ageMs >= STALE_MINUTES * 60_000 ? 'stale' : 'fresh'
}
