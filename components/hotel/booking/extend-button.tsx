'use client'

import { useMemo } from 'react'
import { EXTENSION_MINUTES } from '../../../contract/hotel/booking-states.ts'
import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import type { LiveBooking, BookingVerb } from '../../booking/use-booking.ts'
import type { Command } from '../../shell/commands.ts'
import { useCommands } from '../../shell/use-commands.ts'
import { Button } from '../../ui/button.tsx'

/** Ten minutes more before the hold is released, once; absent where the hotel gives none. */
export function ExtendButton(props: { live: LiveBooking<HotelBookingView, HotelVerb>; bar: string | null }) {
  const { live, bar } = props
  const { canExtend } = live.booking
  const mayExtend = canExtend && live.phase === 'held' && bar === null && live.sending === null
  useCommands(
    useMemo(
      (): Command[] => [
        {
          id: 'booking-extend',
          label: `Extend the deadline by ${EXTENSION_MINUTES} minutes`,
          group: 'This booking',
          keys: 'e',
          when: () => mayExtend,
          run: () => void live.act('extend'),
        },
      ],
      [live, mayExtend],
    ),
  )
  if (!canExtend) return null
  return (
    <Button
      keys="e"
      pending={live.sending === 'extend'}
      disabledReason={
        live.phase === 'run-out' ? 'The time is up; its state is being read again' : (bar ?? undefined)
      }
      onClick={() => void live.act('extend')}
    >
      Extend by {EXTENSION_MINUTES} min
    </Button>
  )
}

/** What is sent for a hotel booking: what every kind has, and the extension of its deadline. */
type HotelVerb = BookingVerb | 'extend'
