'use client'

import type { ReactNode } from 'react'
import {
  termsOfFare,
  travellerCountOf,
  type Fare,
  type FareLeg,
  type FareSegment,
} from '../../../lib/air/fare.ts'
import { daysBetween, formatDay } from '../../../lib/dates.ts'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { RiseTaken } from '../../booking/book/rise-taken.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { TermsCard } from '../../booking/terms-card.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import type { MarkupRule } from '../../../lib/booking/markup.ts'
import { ClientPays } from '../../booking/book/client-pays.tsx'
import { NetOnly, NetAmount, useShownPrice } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FareRulesButton } from '../rules/fare-rules-button.tsx'
import { minutesText } from '../../../lib/air/minutes-text.ts'
import { plural } from '../../../lib/plural.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/**
 * The side column, always visible: the journey, its price as last checked, the wallet's balance after the
 * hold, and the hold button.
 */
export function FarePanel(props: {
  check: OfferCheck<Fare>
  /** The markup that is typed into the form; null for none. */
  rule: MarkupRule | null
  /** Turns a net total into the client's price. */
  clientOf: (netCents: NetCents) => ClientCents
  onBack: () => void
  children: ReactNode
}) {
  const { check } = props
  const { offer: fare } = check
  const shownPrice = useShownPrice()
  return (
    <div className="flex flex-col gap-4">
      <Card title="Itinerary">
        {fare ? <TripSummary fare={fare} /> : <PanelSkeleton />}
        {check.consentNeeded && check.agreed && fare ? (
          <PriceConsent
            kind="air"
            base="Base fare"
            agreed={check.agreed}
            now={fare.price}
            clientOf={props.clientOf}
            askedBy={check.askedBy}
            onAccept={check.accept}
            onBack={props.onBack}
          />
        ) : (
          fare && (
            <dl className="border-t py-2">
              <NetOnly>
                <FactRow label="Base fare">
                  <NetAmount cents={fare.price.baseCents} />
                </FactRow>
                <FactRow label="Taxes">
                  <NetAmount cents={fare.price.taxCents} />
                </FactRow>
              </NetOnly>
              <FactRow label={`Total, ${plural(travellerCountOf(fare), 'traveller')}`} strong>
                <Money
                  totalCents={shownPrice(fare.price.totalCents, props.clientOf(fare.price.totalCents))}
                  className="text-18"
                />
              </FactRow>
              <ClientPays rule={props.rule} clientCents={props.clientOf(fare.price.totalCents)} />
              <SpendableAfter totalCents={fare.price.totalCents} />
            </dl>
          )
        )}
        <RiseTaken check={check} clientOf={props.clientOf} />
        <CheckBadge kind="air" check={check} />
        <div className="border-t p-4">{props.children}</div>
      </Card>
      {fare && <TermsCard terms={termsOfFare(fare)} />}
      {fare && (
        <div className="flex items-center justify-between gap-3">
          <FareRulesButton of={{ fareCode: fare.offerCode }} />
          {travellerCountOf(fare) > 1 && (
            <span className="text-12 text-ink2">{`Fees are for all ${travellerCountOf(fare)} travellers.`}</span>
          )}
        </div>
      )}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-2 px-4 py-3" aria-hidden="true">
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-[120px]" />
    </div>
  )
}

/** The legs of a fare in a narrow column: day, times, flights and changes. */
export function TripSummary({ fare }: { fare: Fare }) {
  return (
    <ol className="flex flex-col gap-2.5 px-4 py-3">
      {fare.legs.map((leg, index) => (
        <Leg key={index} leg={leg} />
      ))}
    </ol>
  )
}

function Leg({ leg: { segments, totalMinutes } }: { leg: FareLeg }) {
  const first = segments[0]
  const last = segments.at(-1)
  if (!first || !last) return null
  const shift = daysBetween(first.departureAt.slice(0, 10), last.arrivalAt.slice(0, 10))
  const flights = segments.map((segment) => `${segment.carrierCode} ${segment.flightNumber}`).join(', ')
  const changes = segments.slice(0, -1).map((segment) => waitText(segment))
  return (
    <li>
      <div translate="no" className="text-12 text-ink2">
        {formatDay(first.departureAt.slice(0, 10))}
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="figures text-14 font-bold">
          <span>{`${first.departureAt.slice(11, 16)} `}</span>
          <span translate="no" className="code font-normal">
            {first.origin.code}
          </span>
          <span>{` – ${last.arrivalAt.slice(11, 16)}`}</span>
          {shift !== 0 && <sup className="text-11">{shift > 0 ? `+${shift}` : shift}</sup>}
          <span> </span>
          <span translate="no" className="code font-normal">
            {last.destination.code}
          </span>
        </span>
        <span className="figures text-ink2">{minutesText(totalMinutes)}</span>
      </div>
      <div className="text-12 text-ink2">
        <span translate="no" className="code">
          {flights}
        </span>
        <span>{changes.length === 0 ? ' · nonstop' : ` · ${changes.join(', ')}`}</span>
      </div>
    </li>
  )
}

function waitText(segment: FareSegment): string {
  const wait = segment.connectionMinutes
  return wait === null ? segment.destination.code : `${minutesText(wait)} ${segment.destination.code}`
}
