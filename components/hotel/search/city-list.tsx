'use client'

import type { ListedHotel } from '../../../lib/hotel/city.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { CardList } from '../../shell/card-list.tsx'
import { CARD_ROWS, HotelCard } from './hotel-card.tsx'

/** The hotels of one page. `href` is the list's address, under which its scroll position is saved. */
export function CityList(props: {
  hotels: readonly ListedHotel[]
  first: number
  total: number
  stay: Stay
  href: string
  /** True while these hotels answer a previous request. */
  isOld: boolean
  /** The same, once it has lasted long enough to be shown. */
  dimmed: boolean
  hoveredId: string | null
  onHover: (hotelId: string | null) => void
}) {
  const { hotels, hoveredId, stay, onHover, ...list } = props
  return (
    <CardList
      {...list}
      label="Hotels found"
      items={hotels}
      idOf={idOf}
      heights={CARD_ROWS}
      itemClassName="pb-2.5"
      card={(hotel, { current, eager }) => (
        <HotelCard
          hotel={hotel}
          stay={stay}
          marked={idOf(hotel) === hoveredId || current}
          eager={eager}
          onHover={onHover}
        />
      )}
    />
  )
}

const idOf = (hotel: ListedHotel) => String(hotel.id)
