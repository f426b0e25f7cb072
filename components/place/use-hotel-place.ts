'use client'

import { useQuery } from '@tanstack/react-query'
import { hotelPlaceOf, type HotelPlace } from '../../lib/hotel/hotel-place.ts'
import { readOptions } from '../../lib/queries/read-options.ts'

/**
 * The place behind an `external_id` of an address (Hotel v2, cities/lookup); null while it is asked for, where no such place
 * is known, and for an empty id.
 */
export function useHotelPlace(id: string): HotelPlace | null {
  const { data } = useQuery({
    ...readOptions('place.lookup', { external_ids: [id] }),
    enabled: id !== '',
    staleTime: Infinity,
  })
  const place = data?.data[0]
  return place ? hotelPlaceOf(place) : null
}
