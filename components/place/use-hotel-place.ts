'use client'

import type { HotelPlace } from '../../lib/hotel/hotel-place.ts'
import { usePlaceLookup } from './use-place-lookup.ts'

/** The place behind an `external_id` of an address; null while it is asked for, where no such place is known, and for an empty id. */
export function useHotelPlace(id: string): HotelPlace | null {
  return usePlaceLookup(id).place
}
