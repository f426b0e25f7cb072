'use client'

import { useState } from 'react'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import type { ChosenTrip } from '../../trip/trip-field.tsx'
import { Button } from '../../ui/button.tsx'
import { lateWindow } from '../../ui/late-window.tsx'

const ChooseTripDialog = lateWindow(() =>
  import('../../trip/choose-trip-dialog.tsx').then((module) => module.ChooseTripDialog),
)

/**
 * The filter of the list for the bookings of one trip, which is found by its name or its client's.
 * @param props.trip the trip that the query names, as the list knows it
 */
export function TripFilter(props: {
  id: string | null
  trip: BookingListView['trip']
  onChange: (filters: { trip: string | null }) => void
}) {
  const { id, trip, onChange } = props
  const [open, setOpen] = useState(false)
  // Until the list of another trip is there, its name is the one that was chosen.
  const [chosen, setChosen] = useState<ChosenTrip | null>(null)
  const name = chosen?.id === id ? chosen?.name : trip?.name
  const shown = id === null ? null : (name ?? 'not found')
  return (
    <>
      <Button
        aria-label={`Trip: ${shown ?? 'any'}`}
        title={shown ?? undefined}
        className={shown === null ? 'text-ink2' : 'border-accent!'}
        onClick={() => setOpen(true)}
      >
        <span>
          <span>{'Trip: '}</span>
          {shown === null ? (
            <span>any</span>
          ) : (
            <span translate="no" className="inline-block max-w-[180px] truncate align-bottom">
              {shown}
            </span>
          )}
        </span>
      </Button>
      <ChooseTripDialog
        title="Bookings of a trip"
        action="Show"
        first={id !== null && shown !== null ? { id, name: shown } : null}
        mayBeNone
        open={open}
        onOpenChange={setOpen}
        onChoose={async (next) => {
          setChosen(next)
          onChange({ trip: next?.id ?? null })
          return null
        }}
      />
    </>
  )
}
