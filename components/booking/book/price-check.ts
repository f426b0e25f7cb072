import { OFFER_GONE, type OfferCheckOutcome } from '../../../lib/booking/offer-check.ts'
import { isSessionFailure } from '../../shell/query-client.ts'
import { ReadFailure } from '../../../lib/read.ts'

/** Runs a check of a price; every end is a value. */
export async function priceCheck<Checked>(ask: () => Promise<Checked>): Promise<OfferCheckOutcome<Checked>> {
  try {
    return { kind: 'priced', ...(await ask()) }
  } catch (error) {
    if (isSessionFailure(error)) return { kind: 'session' }
    if (!(error instanceof ReadFailure)) return { kind: 'failed', message: 'The desk did not answer' }
    if (OFFER_GONE.has(error.code)) return { kind: 'gone', code: error.code }
    return { kind: 'failed', message: error.status === 403 ? 'Permission denied' : error.message }
  }
}
