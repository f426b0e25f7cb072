import type { TermView } from '../booking/booking-view.ts'
import { formatDate } from '../dates.ts'
import { centsOfUsd } from '../money.ts'

/**
 * What is refunded for a cancelled stay: everything until a deadline, a part, or nothing. `unknown` is never
 * shown as a yes.
 */
export type TermsKind = 'free' | 'partial' | 'none' | 'unknown'

/** The cost of cancelling from a time on. `from` is the hotel's local time. */
export type PenaltyStep = { from: string; cents: number }

/** The cancellation terms of a rate or a booking. */
export type StayTerms = {
  kind: TermsKind
  /** Last moment of free cancellation in the hotel's local time; null if there is none. */
  refundableUntil: string | null
  /** Ascending by date. */
  steps: readonly PenaltyStep[]
}

type WireTerms = {
  NonRefundable: boolean
  RefundableUntil: string | null
  CancellationPolicies: readonly { Amount: number; FromDate: string }[]
}

/** Reads the terms as the session gateway writes them (Hotel v1 and v2 offers; gaps 91, 117). */
export function termsOf(wire: WireTerms): StayTerms {
  const steps = wire.CancellationPolicies.map(({ FromDate, Amount }) => ({
    from: FromDate,
    cents: centsOfUsd(Amount),
  }))
  return { kind: kindOf(wire), refundableUntil: wire.RefundableUntil, steps }
}

function kindOf({ NonRefundable, RefundableUntil, CancellationPolicies }: WireTerms): TermsKind {
  if (NonRefundable) return 'none'
  if (RefundableUntil !== null) return 'free'
  return CancellationPolicies.length > 0 ? 'partial' : 'unknown'
}

/** Column heading of each kind of terms. */
export const termsWords: Readonly<Record<TermsKind, string>> = {
  free: 'Free cancellation',
  partial: 'Partly refundable',
  none: 'Non-refundable',
  unknown: 'Terms unknown',
}

/** `Refundable until 8 Dec 18:00`: of one rate, in the space of a line. */
export function termsLine({ kind, refundableUntil }: StayTerms): string {
  if (kind === 'free' && refundableUntil !== null) return `Refundable until ${wallText(refundableUntil)}`
  return termsWords[kind]
}

/** The tone of each kind of terms: only terms that are known to be free are green. */
export const termsTones = { free: 'ok', partial: 'held', none: 'bad', unknown: 'held' } as const

/**
 * The cancellation terms in the shape that all kinds show; null if nothing is known.
 * @param totalCents the whole price: a step that costs as much refunds nothing
 */
export function cancellationTerms(
  { kind, refundableUntil, steps }: StayTerms,
  totalCents: number,
): TermView[] | null {
  if (kind === 'unknown') return null
  if (kind === 'none') return [{ label: 'Cancellation once confirmed', allowed: false, penaltyCents: null }]
  const free =
    refundableUntil === null
      ? []
      : [{ label: `Cancel until ${wallText(refundableUntil)}`, allowed: true, penaltyCents: 0 }]
  const costs = steps
    .filter(({ cents }) => cents > 0)
    .map(({ from, cents }) => ({
      label: `Cancel from ${wallText(from)}`,
      allowed: true,
      penaltyCents: cents,
      loses: cents >= totalCents ? ('all' as const) : ('part' as const),
    }))
  return [...free, ...costs]
}

/**
 * `8 Dec 18:00` of a hotel's local time as the documents write it (`2026-12-08T18:00:00`). It has no zone:
 * it is the hotel's.
 */
export function wallText(wall: string): string {
  return `${formatDate(wall.slice(0, 10)).slice(0, -5)} ${wall.slice(11, 16)}`
}
