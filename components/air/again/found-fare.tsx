'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode } from 'react'
import { travellerCountOf, type Fare } from '../../../lib/air/fare.ts'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import type { AgainOpening } from '../../../lib/booking/again.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { plural } from '../../../lib/plural.ts'
import { holdBookingAgain } from '../../../server/booking/actions.ts'
import { HoldButton, NarrowBar } from '../../booking/book/hold-button.tsx'
import { HoldNotice } from '../../booking/book/hold-notice.tsx'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import { useHold } from '../../booking/book/use-hold.ts'
import { useOfferCheck, type OfferCheck } from '../../booking/book/use-offer-check.ts'
import { useAgainCommands } from './use-again-commands.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import { NetOnly, NetAmount, useShownPrice } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TripSummary } from '../book/fare-panel.tsx'
import { readFareCheck } from '../check-fare.ts'
import { beforeOf } from './differences.ts'
import { WhatDiffers } from './what-differs.tsx'
import { clientPrice, type ClientCents, type NetCents } from '../../../lib/money.ts'

/** The fare that replaces the old one, with its difference and the button that holds it. */
export function FoundFare(props: AgainOpening<AirBookingView> & { fare: Fare }) {
  const { booking, fare, searchHref } = props
  const router = useRouter()
  // There is no earlier price: the agent agrees to the first price that was checked and shown.
  const check = useOfferCheck({
    offerCode: fare.offerCode,
    offer: null,
    stored: nothingStored,
    ask: readFareCheck,
    serverNow: props.serverNow,
  })
  const hold = useHold<null, Fare>({
    kind: 'air',
    clientReference: props.clientReference,
    outcomeOpen: props.outcomeOpen,
    check,
    send: ({ form: _form, ...input }) => holdBookingAgain('air', { ...input, reference: booking.reference }),
  })
  const start = (evenIfBooked: boolean) => void hold.start(null, evenIfBooked)
  const away = useRestWhileAway()
  const holdBar = props.holdBar ?? away ?? null
  const rests = holdBar !== null || check.consentNeeded || hold.status !== 'idle'
  useAgainCommands(searchHref, rests ? null : () => start(false))
  const shown = check.offer
  // Sent with the hold as it was, for the same travellers.
  const clientOf = (netCents: NetCents) => clientPrice(netCents, booking.money.markup?.cents ?? 0)
  const press = { kind: 'air', check, hold, holdBar, onHold: () => start(false) } as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <HoldNotice
          kind="air"
          hold={hold}
          check={check}
          searchHref={searchHref}
          refusedField={null}
          onBookAnyway={() => start(true)}
        />
        {shown ? (
          <WhatDiffers before={beforeOf(booking)} fare={shown} clientOf={clientOf} />
        ) : (
          <Skeleton className="h-[120px]" />
        )}
        <Kept booking={booking} />
      </div>
      <div className="sticky top-4 max-wide:static">
        <Card title="Itinerary" aside="the same flights">
          <TripSummary fare={shown ?? fare} />
          {shown && (
            <CheckedPrice
              fare={shown}
              check={check}
              clientOf={clientOf}
              onBack={() => router.push(searchHref as Route)}
            />
          )}
          <CheckBadge kind="air" check={check} />
          <div className="border-t p-4">
            <HoldButton {...press} />
          </div>
        </Card>
      </div>
      <NarrowBar {...press} />
    </div>
  )
}

/** The total of the checked fare, or the question that another price than the agreed one needs. */
function CheckedPrice(props: {
  fare: Fare
  check: OfferCheck<Fare>
  clientOf: (netCents: NetCents) => ClientCents
  onBack: () => void
}) {
  const { fare, check, clientOf } = props
  const shownPrice = useShownPrice()
  if (check.consentNeeded && check.agreed) {
    return (
      <PriceConsent
        kind="air"
        base="Base fare"
        agreed={check.agreed}
        now={fare.price}
        clientOf={clientOf}
        askedBy={check.askedBy}
        onAccept={check.accept}
        onBack={props.onBack}
      />
    )
  }
  const { totalCents } = fare.price
  return (
    <dl className="border-t py-2">
      <FactRow label={`Total, ${plural(travellerCountOf(fare), 'traveller')}`} strong>
        <Money totalCents={shownPrice(totalCents, clientOf(totalCents))} className="text-18" />
      </FactRow>
      <SpendableAfter totalCents={totalCents} />
    </dl>
  )
}

/** The facts taken over from the booking, which the agent need not enter again. */
function Kept({ booking }: { booking: AirBookingView }) {
  const names = booking.travellers.map(({ firstName, lastName }) => nameCase(`${firstName} ${lastName}`))
  const { markup } = booking.money
  return (
    <Card title="Unchanged">
      <dl className="py-2">
        <Line label="Travellers">{names.join(', ')}</Line>
        <Line label="Contact and passports">{`as in ${booking.reference}`}</Line>
        {markup && markup.cents !== 0 && (
          <NetOnly>
            <Line label={markup.label}>
              <NetAmount cents={markup.cents} />
            </Line>
          </NetOnly>
        )}
      </dl>
    </Card>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[170px_minmax(0,1fr)] gap-3 px-4 py-1 max-narrow:grid-cols-1 max-narrow:gap-0">
      <dt className="text-ink2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A rebooking has no fare of an earlier page of this tab. */
function nothingStored(): null {
  return null
}
