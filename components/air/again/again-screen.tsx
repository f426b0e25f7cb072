'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { travellerCountOf, type Fare } from '../../../lib/air/fare.ts'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import type { SameFare } from '../../../lib/air/same-fare.ts'
import type { AgainOpening } from '../../../lib/booking/again.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { plural } from '../../../lib/plural.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { findFareAgain } from '../../../server/air/actions.ts'
import { holdBookingAgain } from '../../../server/booking/actions.ts'
import { HoldButton, NarrowBar } from '../../booking/book/hold-button.tsx'
import { HoldNotice } from '../../booking/book/hold-notice.tsx'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import { useHold } from '../../booking/book/use-hold.ts'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { CopyCode } from '../../booking/copy-code.tsx'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useCommands } from '../../shell/commands.ts'
import { useRestWhileAway } from '../../shell/service-away.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import { NetOnly, NetAmount, useShownPrice } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { TripSummary } from '../book/fare-panel.tsx'
import { readFareCheck } from '../check-fare.ts'
import { beforeOf } from './differences.ts'
import { WhatDiffers } from './what-differs.tsx'
import { clientPrice, type NetCents } from '../../../lib/money.ts'

type Props = AgainOpening<AirBookingView>

/**
 * Books the flights of an ended booking again: finds them, checks their price, shows the differences and
 * holds. The server takes travellers, contact and markup from the booking.
 */
export function AgainScreen(props: Props) {
  const { sameFare, search } = useSameFare(props.booking.reference)
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      <Head booking={props.booking} />
      {sameFare === null && <Searching />}
      {sameFare?.kind === 'found' && <Found key={sameFare.fare.offerCode} {...props} fare={sameFare.fare} />}
      {(sameFare?.kind === 'none' || sameFare?.kind === 'failed' || sameFare?.kind === 'session') && (
        <NotFound outcome={sameFare} searchHref={props.searchHref} onRetry={search} />
      )}
    </div>
  )
}

/** The same flights as they are sold now; null while they are searched. */
function useSameFare(reference: string) {
  const [sameFare, setSameFare] = useState<SameFare | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    const failed = {
      kind: 'failed',
      message: `${DESK_AWAY}.`,
      searchHref: '/flights',
    } as const
    void findFareAgain(reference)
      .catch((): SameFare => failed)
      .then((answer) => {
        if (left) return
        if (answer.kind === 'session') raiseSessionExpired()
        setSameFare(answer)
      })
    return () => {
      left = true
    }
  }, [reference, attempt])
  return {
    sameFare,
    search: () => {
      setSameFare(null)
      setAttempt((count) => count + 1)
    },
  }
}

function Head({ booking }: { booking: AirBookingView }) {
  const { word, tone } = stateFacts(booking)
  const others = booking.travellers.length - 1
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink2">
        <CopyCode text={booking.reference} what="reference" />
        <StatusPill tone={tone}>{word}</StatusPill>
      </p>
      <h1 className="mt-1 text-22 font-bold">
        {`Rebook for ${nameCase(booking.leadName)}${others > 0 ? ` +${others}` : ''}`}
      </h1>
    </header>
  )
}

function Searching() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <p role="status" className="text-ink2">
          Searching for the same flights
        </p>
        <Skeleton className="h-[180px]" />
      </div>
      <Skeleton className="h-[320px]" />
    </div>
  )
}

/** Shown instead of a fare to hold: the flights are gone, or the search for them failed. */
function NotFound(props: {
  outcome: Exclude<SameFare, { kind: 'found' }>
  searchHref: string
  onRetry: () => void
}) {
  const { outcome, searchHref, onRetry } = props
  useAgainCommands(searchHref, null)
  const search = (
    <ButtonLink href={searchHref as Route} variant="primary" keys="s">
      Search these dates
    </ButtonLink>
  )
  if (outcome.kind === 'none') {
    return (
      <ActNotice tone="bad" action={search}>
        <b>These flights are no longer sold</b>
        <span>
          {' in this cabin. Nothing was booked. The search is filled in with the same dates and travellers.'}
        </span>
      </ActNotice>
    )
  }
  return (
    <ActNotice
      tone="held"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={onRetry}>Try again</Button>
          {search}
        </span>
      }
    >
      {outcome.kind === 'session'
        ? 'Your session had ended before the flights were searched. Nothing was booked.'
        : `The flights couldn't be searched: ${outcome.message} Nothing was booked.`}
    </ActNotice>
  )
}

/** The fare that replaces the old one, with its difference and the button that holds it. */
function Found(props: Props & { fare: Fare }) {
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
  const markupCents = booking.money.markup?.cents ?? 0
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupCents)
  const shownPrice = useShownPrice()
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
          {shown && check.consentNeeded && check.agreed ? (
            <PriceConsent
              kind="air"
              base="Base fare"
              agreed={check.agreed}
              now={shown.price}
              clientOf={clientOf}
              askedBy={check.askedBy}
              onAccept={check.accept}
              onBack={() => router.push(searchHref as Route)}
            />
          ) : (
            shown && (
              <dl className="border-t py-2">
                <FactRow label={`Total, ${plural(travellerCountOf(shown), 'traveller')}`} strong>
                  <Money
                    totalCents={shownPrice(shown.price.totalCents, clientOf(shown.price.totalCents))}
                    className="text-18"
                  />
                </FactRow>
                <SpendableAfter totalCents={shown.price.totalCents} />
              </dl>
            )
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

/** The facts taken over from the booking, which the agent need not enter again. */
function Kept({ booking }: { booking: AirBookingView }) {
  const names = booking.travellers.map(({ firstName, lastName }) => nameCase(`${firstName} ${lastName}`))
  const { markup } = booking.money
  return (
    <Card title="As before">
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

/** Ctrl+Enter holds, `s` opens the search; null: nothing to hold at the moment. */
function useAgainCommands(searchHref: string, onHold: (() => void) | null) {
  useCommands([
    {
      id: 'again-hold',
      label: 'Hold these flights',
      group: 'Rebook',
      keys: 'Ctrl+Enter',
      when: () => onHold !== null,
      run: () => onHold?.(),
    },
    {
      id: 'again-search',
      label: 'Search these dates',
      group: 'Rebook',
      keys: 's',
      href: searchHref as Route,
    },
  ])
}

/** A rebooking has no fare of an earlier page of this tab. */
function nothingStored(): null {
  return null
}
