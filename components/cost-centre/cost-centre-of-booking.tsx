'use client'

import { useState } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { usePerson } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { useCostCentres } from './cost-centres.tsx'

const CostCentreDialog = lateWindow(() =>
  import('./cost-centre-dialog.tsx').then((module) => module.CostCentreDialog),
)

/**
 * What the office counts a booking for, and the button that sets it. A booking keeps one that was removed
 * from the office's list.
 * @param props.onSet reads the booking again
 */
export function CostCentreOfBooking(props: {
  booking: Pick<BookingView, 'reference' | 'costCentre'>
  onSet: () => void
}) {
  const { reference, costCentre = null } = props.booking
  const [open, setOpen] = useState(false)
  const isOffered = useCostCentres().length > 0
  const maySet = usePerson()?.role !== 'viewer' && (isOffered || costCentre !== null)
  const word = costCentre === null ? 'Choose' : 'Change'
  if (!isOffered && costCentre === null) return null
  return (
    <section
      aria-label="Cost centre"
      className="agency-only flex items-center justify-between gap-3 rounded-card border bg-panel px-4 py-2"
    >
      <span className="shrink-0 text-ink2">Cost centre</span>
      <span
        translate={costCentre === null ? undefined : 'no'}
        className="ml-auto min-w-0 text-right wrap-anywhere"
      >
        {costCentre ?? 'none'}
      </span>
      {maySet && (
        <Button
          size="small"
          className="print:hidden"
          aria-label={`${word} the cost centre`}
          onClick={() => setOpen(true)}
        >
          {word}
        </Button>
      )}
      <CostCentreDialog
        bookings={[{ reference, costCentre }]}
        open={open}
        onOpenChange={setOpen}
        onDone={props.onSet}
      />
    </section>
  )
}
