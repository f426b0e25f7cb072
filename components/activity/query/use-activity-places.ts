'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { placesOf, type ActivityPlace } from './activity-places.ts'

const PLACES_STAY_MS = 600_000
const NONE: readonly ActivityPlace[] = []

/** Where activities are sold; empty until it is known, and if that fails: the field then says so. */
export function useActivityPlaces(): { places: readonly ActivityPlace[]; failed: boolean } {
  const { data, isError } = useQuery({
    ...readOptions('activity.products-by-location', {}),
    staleTime: PLACES_STAY_MS,
  })
  return { places: useMemo(() => (data ? placesOf(data) : NONE), [data]), failed: isError }
}
