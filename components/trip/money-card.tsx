'use client'

import { totalsOf } from '../../lib/trip/trip-totals.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { Money } from '../ui/money.tsx'
import { NetAmount, NetOnly } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'

/** What the client pays for a trip, and for the agency what is held, what must still be, and what is left. */
export function MoneyCard({ trip }: { trip: Trip }) {
  const { netCents, markupCents, clientCents, takenCents, openCents } = totalsOf(trip)
  const spendableCents = useSpendableCents()
  return (
    <section aria-label="Price" className="card figures flex flex-col gap-2 px-4 py-3">
      <h2 className="text-ink2">Client pays</h2>
      <Money totalCents={clientCents} className="self-start text-[28px] leading-9 font-bold" />
      <NetOnly>
        <dl className="flex flex-col gap-1.5">
          <Line label="Net" cents={netCents} />
          <Line label="Markup" cents={markupCents} />
          <Line label="Held or paid" cents={takenCents} />
          <Line label="Still to hold" cents={openCents} />
          {spendableCents !== null && (
            <Line label="Available after" cents={spendableCents - openCents} strong />
          )}
        </dl>
      </NetOnly>
      {spendableCents !== null && spendableCents < openCents && (
        <p className="text-12 font-medium text-bad">
          <span>The wallet is short for this trip.</span>
        </p>
      )}
    </section>
  )
}

function Line({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink2">{label}</dt>
      <dd className={strong ? 'font-bold' : undefined}>
        <NetAmount cents={cents} />
      </dd>
    </div>
  )
}
