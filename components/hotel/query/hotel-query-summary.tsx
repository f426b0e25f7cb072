'use client'

import { useState, type ReactNode } from 'react'
import { formatDay } from '../../../lib/dates.ts'
import { placeText } from '../../place/hotel-place.ts'
import { stayKey } from '../../../lib/hotel/stay-params.ts'
import { nightsOf, nightsText, roomsText, type Stay } from '../../../lib/hotel/stay.ts'
import { namelessText, usePlaceLookup } from '../../place/use-place-lookup.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** The hotel query on a phone: one line that opens the query bar in a sheet. */
export function HotelQuerySummary({ stay, children }: { stay: Stay; children: ReactNode }) {
  // The sheet closes when the stay changes, since the search was made in it.
  const [openFor, setOpenFor] = useState('')
  const key = stayKey(stay)
  const looked = usePlaceLookup(stay.place)
  const nameless = looked.unknown ? namelessText(stay.place, looked) : 'Hotels'
  return (
    <div className="hidden max-narrow:block">
      <Sheet
        title="Change the search"
        open={openFor === key}
        onOpenChange={(open) => setOpenFor(open ? key : '')}
        trigger={
          <button
            type="button"
            data-summary=""
            className="card flex w-full items-center gap-3 px-3.5 py-2 text-left"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                {looked.place ? placeText(looked.place) : nameless}
              </span>
              <span className="block truncate text-12 text-ink2">
                {`${formatDay(stay.checkIn)} – ${formatDay(stay.checkOut)}, ${nightsText(nightsOf(stay))} · ${roomsText(stay.rooms)}`}
              </span>
            </span>
            <Icon name="search" className="text-ink3" />
          </button>
        }
      >
        {children}
      </Sheet>
    </div>
  )
}
