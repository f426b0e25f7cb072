import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { InputOf } from '../../../contract/registry.ts'
import { refusalReason } from '../../../lib/booking/act-outcome.ts'
import type { OfferCheckOutcome } from '../../../lib/booking/offer-check.ts'
import type { factsByKind, KindReads } from '../../../lib/kinds.ts'
import { isSessionFailure } from '../../shell/query-client.ts'
import { noteFailedRead } from '../../shell/service-away.ts'
import { readAt, ReadFailure } from '../../../lib/read.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'

/** What the desk answers to a check of an offer of a kind. */
type Checked<Kind extends keyof KindReads> = KindReads[Kind]['checked']

/** The operation that checks it. */
type CheckId<Kind extends keyof KindReads> = (typeof factsByKind)[Kind]['check']['operation']

/** Reads the price of an offer again. Throws `ReadFailure`. */
export function readCheck<Kind extends keyof KindReads>(
  kind: Kind,
  input: InputOf<CheckId<Kind>>,
  signal?: AbortSignal,
): Promise<Checked<Kind>> {
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
