'use client'

import type { Route } from 'next'
import { useState } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { usePerson } from '../shell/admins.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { Link } from '../ui/link.tsx'
import { useCurrentTrip } from './current-trip.tsx'
import { useTripOfBooking } from './use-trip-of-booking.ts'

const ChooseTripDialog = lateWindow(() =>
  import('./choose-trip-dialog.tsx').then((module) => module.ChooseTripDialog),
)

/**
 * The trip that a booking is part of, and the button that puts it into one or takes it off. A booking that
 * was made of an option of its trip stays there.
 * @param props.onSet reads the booking again
 */
export function TripOfBooking(props: {
  booking: Pick<BookingView, 'reference' | 'trip'>
  onSet: () => void
}) {
  const { reference, trip = null } = props.booking
  const [open, setOpen] = useState(false)
  const current = useCurrentTrip()
  const maySet = (usePerson()?.role ?? 'viewer') !== 'viewer'
  const { pending, add, takeOff } = useTripOfBooking(reference, props.onSet)
  useCommands([
    {
      id: 'booking-trip',
      label: 'Add to a trip',
      group: 'This booking',
      keys: '+',
      when: () => maySet && trip === null,
      run: () => setOpen(true),
    },
  ])
  if (!maySet && trip === null) return null
  return (
    <section
      aria-label="Trip"
      className="agency-only flex items-center justify-between gap-3 rounded-card border bg-panel px-4 py-2"
    >
      <span className="shrink-0 text-ink2">Trip</span>
      <span className="ml-auto min-w-0 text-right wrap-anywhere">
        {trip === null ? (
          'none'
        ) : (
          <Link href={tripHref(trip.id) as Route} className="underline underline-offset-2">
            <span translate="no">{trip.name}</span>
          </Link>
        )}
      </span>
      {maySet && trip === null && (
        <Button size="small" keys="+" className="print:hidden" onClick={() => setOpen(true)}>
          Add to a trip
        </Button>
      )}
      {maySet && trip?.isAttached && (
        <Button size="small" className="print:hidden" pending={pending} onClick={() => takeOff(trip)}>
          Take off
        </Button>
      )}
      <ChooseTripDialog
        title="Add to a trip"
        action="Add"
        first={current}
        pending={pending}
        open={open}
        onOpenChange={setOpen}
        onChoose={async (chosen) => chosen && add(chosen)}
      />
    </section>
  )
}
