import { termsGotWorse, type Agreement } from '../../lib/booking/offer-check.ts'
import type { Rate } from '../../lib/hotel/rate.ts'
import { termsLine } from '../../lib/hotel/terms.ts'

/** The terms agreed to and those of now, in words, if they got worse; null if they did not. */
export function worseTerms(agreed: Agreement, offer: Rate): { was: string; is: string } | null {
  if (!agreed.refund || !termsGotWorse(agreed, offer)) return null
  return { was: termsLine({ ...agreed.refund, zone: offer.terms.zone }), is: termsLine(offer.terms) }
}
