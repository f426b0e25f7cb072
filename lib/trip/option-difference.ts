import { gotWorse, type RefundTerms } from '../booking/refund-terms.ts'
import type { OfferFacts } from '../booking/offer-facts.ts'
import type { NetCents } from '../money.ts'

/** What a check found about an option that is not as it was collected. */
export type OptionDifference = {
  optionId: string
  title: string
  before: NetCents
  /** The same thing as it is sold now; null if nobody sells it any more, or it could not be checked. */
  after: { netCents: NetCents; terms: readonly string[]; termsGotWorse: boolean; termsDiffer: boolean } | null
  /** Nobody sells it any more. */
  isGone: boolean
  /** Why it could not be checked; null where it was. */
  failure: string | null
}

/** The outcome of checking the options of a trip: only what differs is listed, and nothing was replaced. */
export type CheckOutcome =
  | { kind: 'checked'; count: number; differences: readonly OptionDifference[] }
  | { kind: 'refused'; message: string }
  | { kind: 'session' }

/** An offer, as far as two readings of it are compared. */
type Compared = { facts: OfferFacts; netCents: NetCents; refund: RefundTerms | null }

/** What differs between an offer as it was collected and as it is now; null if nothing does. */
export function differenceOf(was: Compared, now: Compared): NonNullable<OptionDifference['after']> | null {
  const termsDiffer = was.facts.terms.join('\n') !== now.facts.terms.join('\n')
  if (was.netCents === now.netCents && !termsDiffer) return null
  const termsGotWorse = was.refund !== null && now.refund !== null && gotWorse(was.refund, now.refund)
  return { netCents: now.netCents, terms: now.facts.terms, termsDiffer, termsGotWorse }
}
