'use client'

import type { ReactNode } from 'react'
import { formatCents } from '../../../lib/money.ts'
import { Card } from '../../booking/card.tsx'
import { FactRow } from '../../booking/fact-row.tsx'
import { TermsCard } from '../../booking/terms-card.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckBadge } from './check-badge.tsx'
import { PriceConsent } from './price-consent.tsx'
import { TripSummary } from './trip-summary.tsx'
import type { FareCheck } from './use-fare-check.ts'

/** Beside the form, always in view: the journey, its price as last checked, what the wallet has after the hold, the button. */
export function FarePanel(props: { check: FareCheck; onBack: () => void; children: ReactNode }) {
  const { check } = props
  const { fare } = check
  return (
    <div className="flex flex-col gap-4">
      <Card title="Itinerary">
        {fare ? <TripSummary fare={fare} /> : <PanelSkeleton />}
        {check.consentNeeded && check.agreed && fare ? (
          <PriceConsent
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
        <CheckBadge check={check} />
        <div className="border-t p-4">{props.children}</div>
      </Card>
      {fare && <TermsCard terms={fare.terms} />}
    </div>
  )
}

function SpendableRow({ totalCents, spendableCents }: { totalCents: number; spendableCents: number | null }) {
  if (spendableCents === null) return <FactRow label="Spendable after">not known</FactRow>
  const after = spendableCents - totalCents
  if (after >= 0) {
    return (
      <FactRow label="Spendable after">
        <Money totalCents={after} />
      </FactRow>
    )
  }
  return (
    <FactRow label={<span className="text-bad">The wallet is short by</span>}>
      <span className="font-bold text-bad">{formatCents(-after)}</span>
    </FactRow>
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
