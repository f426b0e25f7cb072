'use client'

import type { BookingView } from '../../lib/booking/booking-view.ts'
import { calendarHref, itineraryHref, type ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { clientPrice, formatCents } from '../../lib/money.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { Menu, MenuItem, type MenuState } from '../ui/menu.tsx'
import { NetOnly, useNetWords } from '../ui/shown-prices.tsx'

/** The itinerary as a file: without prices, with the client's, or with net ones; and as calendar events. */
export function ItineraryItems({ booking, ...state }: { booking: BookingView } & MenuState) {
  const { reference, money } = booking
  const markupCents = money.markup?.cents ?? 0
  const formatNet = useNetWords()
  const { save } = useSaveFile('the itinerary')
  const saveWith = (prices: ItineraryPrices) => save({ address: itineraryHref(reference, prices) })
  return (
    <Menu label="Itinerary PDF" {...state}>
      <MenuItem keys="d" onSelect={() => saveWith('none')}>
        Without prices
      </MenuItem>
      <MenuItem onSelect={() => saveWith('client')}>
        {`Client's price, ${formatCents(clientPrice(money.totalCents, markupCents))}${markupCents === 0 ? ', no markup set' : ''}`}
      </MenuItem>
      <NetOnly>
        <MenuItem
          onSelect={() => saveWith('net')}
        >{`Agency prices, ${formatNet(money.totalCents)} net`}</MenuItem>
      </NetOnly>
      <MenuItem onSelect={() => save({ address: calendarHref(reference) })}>Calendar file (.ics)</MenuItem>
    </Menu>
  )
}
