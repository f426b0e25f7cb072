'use client'

import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { TermsCard } from '../../booking/terms-card.tsx'
import { SpendableRow } from '../../booking/book/spendable-row.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { TripSummary } from './trip-summary.tsx'
import type { FareView } from '../../../lib/air/fare-view.ts'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'

/** Beside the form, always in view: the journey, its price as last checked, what the wallet has after the hold, the button. */
export function FarePanel(props: { check: OfferCheck<FareView>; onBack: () => void; children: ReactNode }) {
  const { check } = props
  const { offer: fare } = check
  return (
    <div className="flex flex-col gap-4">
      <Card title="Itinerary">
        {fare ? <TripSummary fare={fare} /> : <PanelSkeleton />}
        {check.consentNeeded && check.agreed && fare ? (
          <PriceConsent
            kind="air"
            agreed={check.agreed}
            now={fare.price}
            onAccept={check.accept}
            onBack={props.onBack}
          />
        ) : (
          fare && (
            <dl className="border-t py-2">
              <FactRow label="Base fare">
                <Money totalCents={fare.price.baseCents} />
              </FactRow>
              <FactRow label="Taxes">
                <Money totalCents={fare.price.taxCents} />
              </FactRow>
              <FactRow label={`Total, ${peopleText(fare.passengerTypes.length)}`} strong>
                <Money totalCents={fare.price.totalCents} className="text-18" />
              </FactRow>
              <SpendableRow totalCents={fare.price.totalCents} spendableCents={check.spendableCents} />
            </dl>
          )
        )}
        <CheckBadge kind="air" check={check} />
        <div className="border-t p-4">{props.children}</div>
      </Card>
      {fare && <TermsCard terms={fare.terms} />}
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

function peopleText(count: number): string {
  return count === 1 ? '1 traveller' : `${count} travellers`
}
