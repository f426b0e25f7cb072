'use client'

import { useQuery } from '@tanstack/react-query'
import { hotelPlaceOf, type HotelPlace } from '../../lib/hotel/hotel-place.ts'
import { readOptions } from '../../lib/queries/read-options.ts'

/** What is known of the place behind an id. Without a place, `unknown` tells whether the booking service has none such. */
export type PlaceLookup = { place: HotelPlace | null; unknown: boolean }

/**
 * Looks an `external_id` of an address up (Hotel v2, cities/lookup). An empty id is not asked for; while a place is asked for,
 * or the answer fails, neither is known.
 */
export function usePlaceLookup(id: string): PlaceLookup {
  const { data } = useQuery({
    ...readOptions('place.lookup', { external_ids: [id] }),
    enabled: id !== '',
    staleTime: Infinity,
  })
  const place = data?.data[0]
  return { place: place ? hotelPlaceOf(place) : null, unknown: id !== '' && data !== undefined && !place }
}

/** What stands where the name of a place would: that there is none such, or the bare id while nothing is known. */
export function namelessText(id: string, unknown: boolean): string {
  return unknown ? `Unknown place ${id}` : `Place ${id}`
}
