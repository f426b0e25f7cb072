import type { Cents, FareTerms } from '../../../supply/air/fare.ts'

/** How strict a fare is, from the cheapest to the most expensive. */
export type Strictness = 'none' | 'strict' | 'fee' | 'unpriced' | 'soft' | 'free'

/**
 * Terms of a fare: one object for all fares with the same ones. `feeCents` is the fee for a change; a refund
 * costs twice as much.
 */
export function termsOf(strictness: Strictness, feeCents: Cents): FareTerms {
  const key = `${strictness} ${feeCents}`
  const terms = allTerms.get(key) ?? makeTerms(strictness, feeCents)
  allTerms.set(key, terms)
  return terms
}

/** The sources have some twenty price points in all. */
const allTerms = new Map<string, FareTerms>()

function makeTerms(strictness: Strictness, feeCents: Cents): FareTerms {
  switch (strictness) {
    case 'none':
      return UNKNOWN
    case 'strict':
      return make(1, 2, [false, false, null], [false, false, null])
    case 'fee':
      return make(1, 2, [false, false, null], [true, false, feeCents])
    case 'unpriced':
      // Permitted, at a fee that the source does not tell.
      return make(2, 1, [true, false, null], [true, null, null])
    case 'soft':
      return make(2, 1, [true, false, feeCents * 2], [true, true, feeCents])
    case 'free':
      return make(2, 1, [true, false, 0], [true, true, 0])
  }
}

type Rule = [boolean | null, boolean | null, Cents | null]

function make(
  nonRefundableType: 0 | 1 | 2 | 3,
  refundMethod: 0 | 1 | 2,
  refund: Rule,
  change: Rule,
): FareTerms {
  return {
    nonRefundableType,
    refundMethod,
    refund: { beforeFlight: refund[0], afterFlight: refund[1], penaltyCents: refund[2] },
    change: { beforeFlight: change[0], afterFlight: change[1], penaltyCents: change[2] },
  }
}

/** The source supplies no terms. */
export const UNKNOWN: FareTerms = make(0, 0, [null, null, null], [null, null, null])
