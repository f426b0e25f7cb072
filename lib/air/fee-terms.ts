import { clientFee, formatShort } from '../money.ts'
import type { FeeTerms } from './fare.ts'

/**
 * A fee is that of all travellers (gap 228). `Free refund`, `Refundable, $120 fee in total`,
 * `Refundable, fee unknown`, `No refund`, `Terms unknown`.
 */
export function refundText(refund: FeeTerms): string {
  if (refund.kind === 'refused') return 'No refund'
  if (refund.kind === 'unknown') return 'Terms unknown'
  if (refund.feeCents === null) return 'Refundable, fee unknown'
  return refund.feeCents === 0
    ? 'Free refund'
    : `Refundable, ${formatShort(clientFee(refund.feeCents))} fee in total`
}

/** `Free change`, `Change, $150 fee in total`, `Change, fee unknown`, `No change`, `Terms unknown`. */
export function changeTermsText(change: FeeTerms): string {
  if (change.kind === 'refused') return 'No change'
  if (change.kind === 'unknown') return 'Terms unknown'
  if (change.feeCents === null) return 'Change, fee unknown'
  return change.feeCents === 0
    ? 'Free change'
    : `Change, ${formatShort(clientFee(change.feeCents))} fee in total`
}
