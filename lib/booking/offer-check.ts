import type { TermView } from './booking-view.ts'
import { isTaken, type PriceTolerances } from './price-tolerance.ts'
import type { Balance } from '../wallet/balance.ts'
import { gotWorse, type RefundTerms } from './refund-terms.ts'
import type { NetCents } from '../money.ts'

/**
 * A price with its parts, integer cents. `taxCents` includes service tax, so that base and taxes add up to
 * the total.
 */
export type PriceView = { baseCents: NetCents; taxCents: NetCents; totalCents: NetCents }

/**
 * Something that can be held. `offerCode` is its code at the gateway. Each kind's view of an offer adds to
 * this.
 */
export type Offer = {
  offerCode: string
  price: PriceView
  /** Terms with a kind may get worse between two checks. */
  terms?: readonly TermView[] | RefundTerms | null
}

/** The outcome of a price check, for the form and for the hold. */
export type OfferCheckOutcome<Checked> =
  | ({ kind: 'priced' } & Checked)
  /** Expired, sold out or unknown; `code` is the gateway's failure. */
  | { kind: 'gone'; code: string }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

/** Reported by every price check besides the offer, with the amount that the office can spend. */
export type CheckedAt = Balance & {
  /** Office time of the answer, ISO 8601 UTC. The check's minutes of validity start here. */
  checkedAt: string
  /** The limits within which a rise is taken without asking; left out where none is set. */
  tolerances?: PriceTolerances
}

/** An offer that was just checked. */
export type CheckedOffer<View extends Offer> = CheckedAt & { offer: View }

/** The price that the agent agreed to, with the terms if they may get worse, and the offer that it is for. */
export type Agreement = { offerCode: string; refund?: RefundTerms } & PriceView

/** The agreement that the agent makes by going on with the offer on the screen. */
export function agreementOn(offer: Offer): Agreement {
  const { offerCode, price, terms } = offer
  const refund = terms && 'kind' in terms ? { kind: terms.kind, until: terms.until } : null
  return { offerCode, ...price, ...(refund && { refund }) }
}

const NO_TOLERANCES: PriceTolerances = { agent: null, office: null }

/**
 * Whether a newly priced offer needs the agent's consent: if the total changed, even by a cent, and not
 * within the limits, or if its terms got worse. A new offer code, another split of the same total, or better
 * terms need none.
 */
export function needsConsent(
  agreed: Agreement | null,
  offer: Offer | null,
  tolerances: PriceTolerances = NO_TOLERANCES,
): boolean {
  if (agreed === null || offer === null) return false
  const { totalCents } = offer.price
  return (
    !isTaken(totalCents, { acceptedTotalCents: agreed.totalCents, tolerances }) ||
    termsGotWorse(agreed, offer)
  )
}

/** The agreement after a check that needs no consent: the offer as it is now, at the agreed price. */
export function agreementAgain(agreed: Agreement | null, offer: Offer): Agreement {
  const now = agreementOn(offer)
  if (agreed === null) return now
  const { baseCents, taxCents, totalCents } = agreed
  return totalCents === now.totalCents ? now : { ...now, baseCents, taxCents, totalCents }
}

/** Whether the terms of an offer are worse than those that the agent agreed to. */
export function termsGotWorse({ refund }: Agreement, offer: Offer): boolean {
  const now = agreementOn(offer).refund
  return refund !== undefined && now !== undefined && gotWorse(refund, now)
}
