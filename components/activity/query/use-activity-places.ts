'use client'

import { useQuery } from '@tanstack/react-query'
import { activityPlacesOptions, type ActivityPlace } from '../../../lib/activity/activity-reads.ts'

const NONE: readonly ActivityPlace[] = []

/** Where activities are sold; empty until it is known, and if that fails: the field then says so. */
export function useActivityPlaces(): { places: readonly ActivityPlace[]; failed: boolean } {
  const { data = NONE, isError } = useQuery(activityPlacesOptions())
  return { places: data, failed: isError }
}
