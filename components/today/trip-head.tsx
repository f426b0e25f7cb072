'use client'

import type { Route } from 'next'
import { plural } from '../../lib/plural.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import type { TodayRow, TripOfRow } from '../../lib/today/today-view.ts'
import { Countdown } from '../ui/countdown.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { nextDeadlineOf } from './trip-groups.ts'

/** The line above the rows of one trip: its name, whom it is for, and what ends first. */
export function TripHead(props: {
  trip: TripOfRow
  rows: readonly TodayRow[]
  serverNow: string
  onRunOut: () => void
}) {
  const { trip, rows, serverNow } = props
  const deadlineAt = nextDeadlineOf(rows)
  return (
    <div
      role="listitem"
      className="flex flex-wrap items-baseline gap-x-2 border-b border-l-2 border-l-line2 bg-sunk px-4 py-1.5 text-12 text-ink2 max-narrow:px-3"
    >
      <span>Trip</span>
      <Link
        href={tripHref(trip.id) as Route}
        className="min-w-0 truncate font-medium text-ink underline decoration-line2 underline-offset-2 hover:decoration-ink"
      >
        <span translate="no">{trip.name}</span>
      </Link>
      {trip.client !== null && <PersonName text={trip.client} className="min-w-0 truncate" />}
      <span>{plural(rows.length, 'booking')}</span>
      {deadlineAt !== null && (
        <span className="figures ml-auto whitespace-nowrap">
          <span>{'first deadline in '}</span>
          <Countdown
            deadlineAt={deadlineAt}
            serverNow={serverNow}
            label={trip.name}
            // The deadline notices announce it.
            speaks={false}
            onOver={props.onRunOut}
          />
        </span>
      )}
    </div>
  )
}
