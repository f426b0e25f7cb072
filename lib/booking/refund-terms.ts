/**
 * How much a cancellation refunds: everything until a deadline, a part, or nothing. `unknown` is never shown
 * as a yes.
 */
export const termsKinds = ['free', 'partial', 'unknown', 'none'] as const
export type TermsKind = (typeof termsKinds)[number]

/** The part of cancellation terms that an agent agrees to with the price. */
export type RefundTerms = {
  kind: TermsKind
  /** The last moment at which the terms of `kind` apply, local wall time; null if there is none. */
  until: string | null
}

/** Whether terms are worse than those agreed to: less is refunded, or only until an earlier time. */
export function gotWorse(agreed: RefundTerms, now: RefundTerms): boolean {
  if (agreed.kind !== now.kind) return termsKinds.indexOf(now.kind) > termsKinds.indexOf(agreed.kind)
  if (now.until === null) return false
  return agreed.until === null || now.until < agreed.until
}
