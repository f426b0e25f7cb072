'use client'

import type { BookingView } from '../../lib/booking/booking-view.ts'
import { itineraryHref, type ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { formatCents } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'

/** The itinerary as a file: without prices, with the client's, or with what the office pays. */
export function ItineraryMenu({ booking }: { booking: BookingView }) {
  const { reference, money } = booking
  return (
    <Menu trigger={<Button icon={<Icon name="download" />}>Itinerary PDF</Button>}>
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

/** Saves the file of a booking's itinerary. The page stays, also where there is no file. */
export function saveItinerary(reference: string, prices: ItineraryPrices): void {
  const link = document.createElement('a')
  link.href = itineraryHref(reference, prices)
  link.download = ''
  link.click()
}
