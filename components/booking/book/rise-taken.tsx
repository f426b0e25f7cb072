'use client'

import type { OfferCheck } from './use-offer-check.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { formatCents, moreCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { useShownPrice } from '../../ui/shown-prices.tsx'

/**
 * Says that the price has risen and is taken without asking, because it stays within the limits of the person
 * and the office; nothing where it has not risen.
 */
export function RiseTaken(props: {
  check: Pick<OfferCheck<Offer>, 'agreed' | 'offer' | 'consentNeeded'>
  /** Turns a net total into the client's price, which is shown instead while net prices are hidden. */
  clientOf: (netCents: NetCents) => ClientCents
}) {
  const { agreed, offer, consentNeeded } = props.check
  const shown = useShownPrice()
  const shownOf = (cents: NetCents) => shown(cents, props.clientOf(cents))
  if (consentNeeded || !agreed || !offer || offer.price.totalCents <= agreed.totalCents) return null
  const more = moreCents(shownOf(offer.price.totalCents), shownOf(agreed.totalCents))
  return (
    <p role="status" className="border-t bg-held-soft px-4 py-2.5">
      {`The price rose by ${formatCents(more)}. It is taken without asking, within the price tolerance.`}
    </p>
  )
}
