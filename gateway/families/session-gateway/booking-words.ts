import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { SessionFailureId } from '../../../contract/failures.ts'
import type { Booked } from '../../domain/booking/answered-before.ts'
import type { Fault } from '../../domain/fault.ts'
import type { Failure } from '../../domain/outcome.ts'
import { usdText } from '../../domain/wallet/usd-text.ts'
import { withId } from '../failure.ts'

type OfKind = { notFound: SessionFailureId; offer: string }

/**
 * Differences between the kinds that this family sells: the failure id of a missing booking (gap 106) and the
 * name of an offer.
 */
const kinds = {
  air: { notFound: 'Err0103003', offer: 'fare' },
  hotel: { notFound: 'Err0104002', offer: 'rate' },
} as const satisfies Partial<Record<BookingKind, OfKind>>

type Kinds = typeof kinds
type Kind = keyof Kinds

/** Failure ids of the faults. Source: Session gateway, Errors; gaps 54, 55, 85, 96, 102, 105. */
const ids = {
  'rule-broken': 'Err0106001',
  'no-reference': 'Err0106002',
  'reference-used': 'Err0106001',
  expired: 'Err0102003',
  gone: 'Err0102005',
  'not-checked': 'Err0102004',
  'not-yours': 'Err0103007',
  'not-cancellable': 'Err0103004',
  'not-refundable': 'Err0103004',
  'cancelled-already': 'Err0103005',
  'not-held': 'Err0103006',
  'extended-already': 'Err0103006',
} as const satisfies Record<Exclude<Fault, 'not-found'>, SessionFailureId>

/** Sentences for faults that share their failure id with another fault. */
const sentences: Partial<Record<Fault, string>> = {
  'reference-used': 'ClientUniqueId: was used before for another booking request',
  'not-refundable': 'Nothing of this booking can be refunded now',
  'extended-already': 'The payment deadline of this booking can not be extended',
}

/** The documented failure for a fault about offers and bookings of a kind. */
export function failureOf<K extends Kind, F extends Fault>(kind: K, failed: Failure<F>) {
  const message = failed.message ?? sentences[failed.failure] ?? null
  const all = { ...ids, 'not-found': kinds[kind].notFound as Kinds[K]['notFound'] }
  return withId({ ...failed, message }, all)
}

/** Why a booking record has no reservation (gaps 64, 84); null when it has one. */
export function warningOf(kind: Kind, { state, short }: Booked): string | null {
  const { offer } = kinds[kind]
  if (state === 'duplicate')
    return `Duplicate booking: the office has an active booking of this ${offer}. Nothing was reserved or held.`
  if (!short) return null
  const [total, missing] = [BigInt(short.totalCents), BigInt(short.missingCents)]
  return (
    `Insufficient balance: the ${offer} is USD ${usdText(total)}, the wallet has USD ${usdText(total - missing)} ` +
    `available, USD ${usdText(missing)} is missing. Nothing was reserved or held.`
  )
}
