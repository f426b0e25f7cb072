'use client'

import { useQuery } from '@tanstack/react-query'
import { hotelPlaceOf, type HotelPlace } from './hotel-place.ts'
import { readOptions } from '../../lib/queries/read-options.ts'

/**
 * The result of looking a place up. Without a `place`: `pending` while the request runs, `unknown` if the
 * booking service does not have it, neither if it did not answer.
 */
export type PlaceLookup = { place: HotelPlace | null; pending: boolean; unknown: boolean }

/** Looks up an `external_id` from an address (Hotel v2, cities/lookup). An empty id sends no request. */
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

/** The text instead of a place's name: it is loading, there is no such place, or it could not be read. */
export function namelessText({ pending, unknown }: Pick<PlaceLookup, 'pending' | 'unknown'>): string {
  if (pending) return '…'
  return unknown ? 'Unknown place' : 'Place not loaded'
}
