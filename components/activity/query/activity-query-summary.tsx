'use client'

import type { ReactNode } from 'react'
import { travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { formatDay } from '../../../lib/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { placesText } from './activity-places.ts'
import { useActivityPlaces } from './use-activity-places.ts'

/** The search on a phone: one line that opens the search bar in a sheet. */
export function ActivityQuerySummary(props: {
  view: ActivityView
  trip: ActivityTrip
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) {
  const { view, trip } = props
  const { places } = useActivityPlaces()
  const where = placesText(view.filters.places, places) ?? 'Anywhere'
  return (
    <div className="hidden max-narrow:block">
      <Sheet
        title="Change the search"
        open={props.open}
        onOpenChange={props.onOpenChange}
        trigger={
          <button
            type="button"
            data-summary=""
            className="card flex w-full items-center gap-3 px-3.5 py-2 text-left"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                {view.text.trim() === '' ? where : <bdi>{`${view.text.trim()} · ${where}`}</bdi>}
              </span>
              <span className="block truncate text-12 text-ink2">
                {`${formatDay(trip.from)} – ${formatDay(trip.to)} · ${travellersText(trip)}`}
              </span>
            </span>
            <Icon name="search" className="text-ink3" />
          </button>
        }
      >
        {props.children}
      </Sheet>
    </div>
  )
}
