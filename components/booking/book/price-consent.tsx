'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import type { Agreement, PriceView } from '../../../lib/booking/offer-check.ts'
import { formatCents, moreCents, withoutSign, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { useShownPrice, useShownPrices } from '../../ui/shown-prices.tsx'
import type { AskedBy } from './use-offer-check.ts'

/** Fields in which keystrokes would be lost if the focus moved. */
const FIELD = 'input,select,textarea,[contenteditable],[role="combobox"]'

const TOTAL = { label: 'Total', of: (price: PriceView) => price.totalCents }

const rows = (base: string | undefined) => [
  ...(base === undefined
    ? []
    : [
        { label: base, of: (price: PriceView) => price.baseCents },
        { label: 'Taxes', of: (price: PriceView) => price.taxCents },
      ]),
  TOTAL,
]

/**
 * Shows old and new price and what changed, and terms that got worse. Nothing can be held until the agent
 * accepts them. Takes the focus, except from an agent who fills in a field and has not asked for a check. A
 * screen reader announces the alert in any case.
 */
export function PriceConsent(props: {
  kind: BookingKind
  agreed: Agreement
  now: PriceView
  /** The price without taxes, in words; left out if prices are a single figure. */
  base?: string
  /** Who asked for the check that found this price. */
  askedBy: AskedBy
  /** Terms that got worse, in words; null where they did not. */
  worse?: { was: string; is: string } | null
  /** Turns a net total into the client's price, which is shown instead while net prices are hidden. */
  clientOf: (netCents: NetCents) => ClientCents
  onAccept: () => void
  onBack: () => void
}) {
  const { offer } = kindFacts(props.kind)
  const shown = useShownPrice()
  const shownOf = (cents: NetCents) => shown(cents, props.clientOf(cents))
  const heading = useRef<HTMLHeadingElement>(null)
  const more = moreCents(shownOf(props.now.totalCents), shownOf(props.agreed.totalCents))
  const { worse } = props
  const takeFocus = useEffectEvent(() => {
    if (props.askedBy === 'timer' && document.activeElement?.matches(FIELD)) return
    heading.current?.focus()
  })
  // Only once: each check shows this anew, and between checks the total changes only with the agent's typing.
  useEffect(() => takeFocus(), [])
  return (
    <section role="alert" className="border-y bg-held-soft px-4 py-3">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-held">
        {changeText(more, Boolean(worse))}
      </h3>
      {worse && (
        <p className="mt-1">
          <s>{worse.was}</s>
          <span>{' → '}</span>
          <b>{worse.is}</b>
        </p>
      )}
      <PriceTable {...props} shownOf={shownOf} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={props.onBack}>{`Back to the ${offer.many}`}</Button>
        <Button variant="primary" onClick={props.onAccept}>
          {`Accept ${formatCents(shownOf(props.now.totalCents))}`}
        </Button>
      </div>
    </section>
  )
}

/** Old and new price; a single figure while net prices are hidden. */
function PriceTable(props: {
  agreed: PriceView
  now: PriceView
  base?: string
  shownOf: (netCents: NetCents) => ClientCents
}) {
  const { agreed, now, shownOf } = props
  const { netHidden } = useShownPrices().prices
  return (
    <table className="figures mt-2 w-full">
      <thead className="text-12 text-ink2">
        <tr>
          <td />
          <th scope="col" className="text-right font-normal">
            was
          </th>
          <th scope="col" className="text-right font-normal">
            is
          </th>
          <th scope="col" className="text-right font-normal">
            change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows(netHidden ? undefined : props.base).map(({ label, of }) => (
          <tr key={label} className="last:font-bold">
            <th scope="row" className="py-0.5 text-left font-normal">
              {label}
            </th>
            <td translate="no" className="text-right">
              {formatCents(shownOf(of(agreed)))}
            </td>
            <td translate="no" className="text-right">
              {formatCents(shownOf(of(now)))}
            </td>
            <td className="text-right">{signed(moreCents(shownOf(of(now)), shownOf(of(agreed))))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `The price is $10.00 higher now`, `The cancellation terms are worse now`, or both. */
export function changeText(more: ClientCents, isWorse: boolean): string {
  if (more === 0) return 'The cancellation terms are worse now'
  const price = `The price is ${formatCents(withoutSign(more))} ${more > 0 ? 'higher' : 'lower'}`
  return isWorse ? `${price} and the cancellation terms are worse now` : `${price} now`
}

function signed(cents: ClientCents): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents)
}
