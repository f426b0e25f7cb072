'use client'

import type { Route } from 'next'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { newInvoiceHref } from '../../lib/invoice/invoice.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'
import { useOpener } from '../ui/use-opener.ts'
import type { OfferedVerb } from './offered-verbs.ts'
import type { Again } from './rebookings.tsx'
import type { LiveBooking } from './use-booking.ts'

const ItineraryItems = lateWindow(() =>
  import('./itinerary-items.tsx').then((module) => module.ItineraryItems),
)

/**
 * The secondary actions of a booking: its other verbs, refresh, print, invoice, assign, repeat the search.
 * @param props.assign opens the question to whom it is handed over; null for somebody who may not
 */
export function BookingButtons(props: {
  live: LiveBooking
  verbs: readonly OfferedVerb[]
  again: Again | null
  assign: (() => void) | null
}) {
  const { live, verbs, assign } = props
  return (
    <div className="flex flex-wrap gap-2">
      <VerbButtons verbs={verbs} role="more" />
      <Button keys="p" pending={live.reading && live.sending === null} onClick={live.readAgain}>
        Refresh
      </Button>
      <ItineraryMenu booking={live.booking} />
      <PrintButtons />
      {live.booking.money.place === 'charged' && (
        <ButtonLink href={newInvoiceHref([live.booking.reference]) as Route} keys="b">
          Invoice
        </ButtonLink>
      )}
      {assign && (
        <Button keys="a" onClick={assign}>
          Assign
        </Button>
      )}
      <VerbButtons verbs={verbs} role="danger" />
      {props.again && (
        <ButtonLink href={props.again.href} variant="primary" keys="r">
          {props.again.label}
        </ButtonLink>
      )}
    </div>
  )
}

function VerbButtons({ verbs, role }: { verbs: readonly OfferedVerb[]; role: 'more' | 'danger' }) {
  return verbs
    .filter(({ facts }) => facts.role === role)
    .map(({ name, facts, label, sending, restsBecause, press }) => (
      <BlockableButton
        key={name}
        {...(role === 'danger' && { variant: role })}
        keys={facts.keys}
        pending={sending}
        disabledReason={restsBecause}
        onClick={press}
      >
        {label}
      </BlockableButton>
    ))
}

/** The button for the itinerary's file, and the menu of its kinds. */
function ItineraryMenu({ booking }: { booking: BookingView }) {
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

/**
 * Prints the booking. Prices, wallet and fees are for the agency: they are printed when asked for, and not by
 * the browser's own command.
 */
function PrintButtons() {
  return (
    <>
      <Button onClick={() => print(false)}>Print</Button>
      <NetOnly>
        <Button onClick={() => print(true)}>Print with agency prices</Button>
      </NetOnly>
    </>
  )
}

/** `app/print.css` reads the mark; it is taken off when the window of the browser closes. */
function print(withAgencyPrices: boolean) {
  const { dataset } = document.documentElement
  if (withAgencyPrices) dataset['print'] = 'agency'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
