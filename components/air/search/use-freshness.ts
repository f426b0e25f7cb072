'use client'

import { useEffect, useState } from 'react'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { FARE_LIFE_MS } from './kept-results.ts'

/**
 * The age of results: after ten minutes their prices may have changed, after twenty the fares have expired.
 */
export type Freshness = 'fresh' | 'stale' | 'lapsed'

const STALE_AFTER_MS = 10 * 60_000
const LOOK_EVERY_MS = 5_000

/** The freshness of results, updated while they are shown. */
export function useFreshness(results: ResultsSnapshot): Freshness {
  const [freshness, setFreshness] = useState<Freshness>('fresh')
  const { faresSinceMs } = results
  useEffect(() => {
    const look = () =>
      setFreshness(faresSinceMs === null ? 'fresh' : freshnessAt(performance.now() - faresSinceMs))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [faresSinceMs])
  return freshness
}

function freshnessAt(ageMs: number): Freshness {
  if (ageMs >= FARE_LIFE_MS) return 'lapsed'
  return ageMs >= STALE_AFTER_MS ? 'stale' : 'fresh'
}
