'use client'

import { useQuery } from '@tanstack/react-query'
import { hotelPlaceOf, type HotelPlace } from './hotel-place.ts'
import { readOptions } from '../../lib/queries/read-options.ts'

/**
 * What is known of the place behind an id. Without a place, `pending` tells that it is still asked for,
 * `unknown` that the booking service has none such; neither, that it did not answer.
 */
export type PlaceLookup = { place: HotelPlace | null; pending: boolean; unknown: boolean }

/**
 * Looks an `external_id` of an address up (Hotel v2, cities/lookup). An empty id is not asked for.
 */
export function usePlaceLookup(id: string): PlaceLookup {
  const { data, isLoading } = useQuery({
    ...readOptions('place.lookup', { external_ids: [id] }),
    enabled: id !== '',
    staleTime: Infinity,
  })
  const place = data?.data[0]
  return {
    place: place ? hotelPlaceOf(place) : null,
    pending: isLoading,
    unknown: id !== '' && data !== undefined && !place,
  }
}

/** What stands where the name of a place would: that there is none such, that it comes, or the bare id. */
export function namelessText(
  id: string,
  { pending, unknown }: Pick<PlaceLookup, 'pending' | 'unknown'>,
): string {
  if (pending) return '…'
  return unknown ? `Unknown place ${id}` : `Place ${id}`
}
