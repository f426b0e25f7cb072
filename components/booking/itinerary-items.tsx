'use client'

import type { BookingView } from '../../lib/booking/booking-view.ts'
import { formatCents } from '../../lib/money.ts'
import { Menu, MenuItem, type MenuState } from '../ui/menu.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'
import { saveItinerary } from './save-itinerary.ts'

/** The itinerary as a file: without prices, with the client's, or with what the office pays. */
export function ItineraryItems({ booking, ...state }: { booking: BookingView } & MenuState) {
  const { reference, money } = booking
  return (
    <Menu label="Itinerary PDF" {...state}>
      <MenuItem keys="d" onSelect={() => saveItinerary(reference, 'none')}>
        Without prices
      </MenuItem>
      {money.markup !== null && (
        <MenuItem onSelect={() => saveItinerary(reference, 'client')}>
          Client&apos;s price, {formatCents(money.totalCents + money.markup.cents)}
        </MenuItem>
      )}
      <NetOnly>
        <MenuItem onSelect={() => saveItinerary(reference, 'net')}>
          Agency prices, {formatCents(money.totalCents)} net
        </MenuItem>
      </NetOnly>
    </Menu>
  )
}
