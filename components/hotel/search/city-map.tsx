'use client'

import type { HotelSummary } from '../../../contract/v3/hotel-objects.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'

/** The listed hotels on a map. */
export function CityMap(props: {
  hotels: readonly HotelSummary[]
  stay: Stay
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
  dimmed: boolean
}) {
  return <div className="card h-full bg-sunk" data-hotels={props.hotels.length} />
}
