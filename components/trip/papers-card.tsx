'use client'

import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import type { ReactNode } from 'react'
import { formatCents } from '../../lib/money.ts'
import { invoiceHref, MOST_INVOICED, newInvoiceHref } from '../../lib/invoice/invoice.ts'
import { plural } from '../../lib/plural.ts'
import { tripCalendarHref, tripItineraryHref } from '../../lib/trip/trip-files.ts'
import { liveBookings } from '../../lib/trip/trip-items.ts'
import { bookedClientCents } from '../../lib/trip/trip-totals.ts'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'

/** The itinerary, the calendar file and the invoice of a trip. Nothing while nothing is booked. */
export function PapersCard({ view }: { view: TripPageView }) {
  const { trip, invoiced } = view
  const { saving, save } = useSaveFile('the paper')
  const booked = liveBookings(trip)
  const isBooked = booked.length > 0
  const saveItinerary = (prices: 'none' | 'client') => save({ address: tripItineraryHref(trip.id, prices) })
  useCommands([
    {
      id: 'trip-itinerary',
      label: 'Itinerary PDF without prices',
      group: 'This trip',
      keys: 'd',
      when: () => isBooked,
      run: () => saveItinerary('none'),
    },
  ])
  if (!isBooked) return null
  const open = booked.filter(({ standing }) => standing === 'held').length
  return (
    <Card
      title="Papers"
      aside={<span>{`${plural(booked.length, 'booking')}${open > 0 ? `, ${open} not confirmed` : ''}`}</span>}
    >
      <dl className="flex flex-col gap-3 px-4 py-3">
        <Paper name="Itinerary">
          <Button
            size="small"
            keys="d"
            icon={<Icon name="download" />}
            pending={saving}
            onClick={() => saveItinerary('none')}
          >
            PDF
          </Button>
          <Button size="small" pending={saving} onClick={() => saveItinerary('client')}>
            {`With ${formatCents(bookedClientCents(trip))}`}
          </Button>
        </Paper>
        <Paper name="Print">
          {(['none', 'client'] as const).map((prices) => (
            <a
              key={prices}
              href={tripItineraryHref(trip.id, prices, { shown: true })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ size: 'small' })}
            >
              {prices === 'none' ? 'Without prices' : 'With prices'}
            </a>
          ))}
        </Paper>
        <Paper name="Calendar">
          <Button
            size="small"
            icon={<Icon name="download" />}
            pending={saving}
            onClick={() => save({ address: tripCalendarHref(trip.id) })}
          >
            .ics
          </Button>
        </Paper>
        <Invoices view={view} invoiced={invoiced} />
      </dl>
    </Card>
  )
}

function Paper({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <dt className="mr-auto text-ink2">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">{children}</dd>
    </div>
  )
}

/** The invoices that have bookings of the trip, and the form of one for the paid bookings that have none. */
function Invoices({ view: { trip }, invoiced }: { view: TripPageView; invoiced: TripPageView['invoiced'] }) {
  const booked = liveBookings(trip)
  const numbers = [...new Set(booked.flatMap(({ reference }) => invoiced[reference] ?? []))]
  const paid = booked
    .filter(({ standing, reference }) => standing === 'made' && invoiced[reference] === undefined)
    .map(({ reference }) => reference)
    .slice(0, MOST_INVOICED)
  return (
    <Paper name="Invoice">
      {numbers.map((number) => (
        <Link
          key={number}
          href={invoiceHref(number) as Route}
          translate="no"
          className="code hover:underline"
        >
          {number}
        </Link>
      ))}
      {paid.length > 0 && (
        <ButtonLink size="small" href={newInvoiceHref(paid, trip.clientId) as Route}>
          {`Make one for ${plural(paid.length, 'booking')}`}
        </ButtonLink>
      )}
      {paid.length === 0 && numbers.length === 0 && <span className="text-ink2">nothing is paid yet</span>}
    </Paper>
  )
}
