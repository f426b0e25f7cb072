import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { refusalReason } from '../../../lib/booking/act-outcome.ts'
import type { OfferCheckOutcome } from '../../../lib/booking/offer-check.ts'
import type { CheckInput, KindReads } from '../../../lib/kinds.ts'
import { isSessionFailure } from '../../shell/query-client.ts'
import { noteFailedRead } from '../../shell/service-away.ts'
import { readAt, ReadFailure } from '../../../lib/read.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'

/** Reads the price of an offer again. Throws `ReadFailure`. */
export function readCheck<Kind extends keyof KindReads>(
  kind: Kind,
  input: CheckInput<Kind>,
  signal?: AbortSignal,
): Promise<KindReads[Kind]['checked']> {
  return readAt(`/api/offers/check/${kind}`, input, signal)
}

/** Runs a price check; every outcome, failures included, is a value. */
export async function priceCheck<Checked>(
  kind: BookingKind,
  ask: () => Promise<Checked>,
): Promise<OfferCheckOutcome<Checked>> {
  try {
    return { kind: 'priced', ...(await ask()) }
  } catch (error) {
    if (isSessionFailure(error)) return { kind: 'session' }
    if (!(error instanceof ReadFailure)) return { kind: 'failed', message: DESK_AWAY }
    noteFailedRead(error.code)
    if (refusalReason(kind, error.code) === 'offer-gone') return { kind: 'gone', code: error.code }
    return { kind: 'failed', message: error.status === 403 ? 'Permission denied' : error.message }
  }
}
