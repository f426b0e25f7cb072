'use client'

import type { BookingView } from '../../lib/booking/booking-view.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { useOpener } from '../ui/use-opener.ts'

const ItineraryItems = lateWindow(() =>
  import('./itinerary-items.tsx').then((module) => module.ItineraryItems),
)

/** The button for the itinerary's file, and the menu of its kinds. */
export function ItineraryMenu({ booking }: { booking: BookingView }) {
  const { button, opener, isOpen, change } = useOpener(
    {},
    <Button icon={<Icon name="download" />}>Itinerary PDF</Button>,
    'menu',
  )
  return (
    <>
      {button}
      <ItineraryItems booking={booking} open={isOpen} onOpenChange={change} opener={opener} />
    </>
  )
}
