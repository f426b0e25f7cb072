/** A price with its parts, integer cents. `taxCents` holds service tax too, so that base and taxes add up to the total. */
export type PriceView = { baseCents: number; taxCents: number; totalCents: number }

/** What can be held. `offerCode`: by which the gateway knows it. Each kind's view of it has more. */
export type Offer = { offerCode: string; price: PriceView }

/** What checking the price of an offer came to, for the form and for the hold alike. */
export type OfferCheckOutcome<Checked> =
  | ({ kind: 'priced' } & Checked)
  /** Expired, sold out or unknown; the gateway's failure. */
  | { kind: 'gone'; code: string }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

/** What every check of a price tells besides the offer itself. */
export type CheckedAt = {
  /** Office time of the answer, ISO 8601 UTC: the minutes that it counts run from here. */
  checkedAt: string
  /** What the wallet can spend, cents; null while it is not known. */
  spendableCents: number | null
}

/** An offer as just checked. */
export type CheckedOffer<View extends Offer> = CheckedAt & { offer: View }

/** The price that the agent has agreed to, with the offer it belongs to. */
export type Agreement = { offerCode: string } & PriceView

/** The agreement that showing an offer amounts to: what stands on the screen when the agent goes on. */
export function agreementOn(offer: Offer): Agreement {
  return { offerCode: offer.offerCode, ...offer.price }
}

/**
 * Whether a newly priced offer needs the agent's consent: only when the total is another one, by a cent already. A new
 * code or another split at the same total is no alarm.
 */
export function needsConsent(agreed: Agreement | null, offer: Offer | null): boolean {
  return agreed !== null && offer !== null && agreed.totalCents !== offer.price.totalCents
}
