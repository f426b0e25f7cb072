import type { TermView } from '../booking/booking-view.ts'
import { formatDate } from '../dates.ts'
import { centsOfUsd } from '../money.ts'

/** What comes back of a cancelled stay: all until a moment, a part, nothing; `unknown` is never shown as a yes. */
export type TermsKind = 'free' | 'partial' | 'none' | 'unknown'

/** From when on cancelling costs how much. `from` is the hotel's wall time. */
export type PenaltyStep = { from: string; cents: number }

/** The cancellation terms of a rate or a booking. */
export type StayTerms = {
  kind: TermsKind
  /** Last moment of free cancellation, the hotel's wall time; null where there is none. */
  refundableUntil: string | null
  /** Ascending by date. */
  steps: readonly PenaltyStep[]
}

type WireTerms = {
  NonRefundable: boolean
  RefundableUntil: string | null
  CancellationPolicies: readonly { Amount: number; FromDate: string }[]
}

/** The terms as the session gateway tells them (Hotel v1 and v2 offers; gaps 91, 117). */
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

/** Of terms, the word that a column is headed by. */
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

/** The colour of terms, with the shape that goes with it: only what is known to be free is green. */
export const termsTones = { free: 'ok', partial: 'held', none: 'bad', unknown: 'held' } as const

/**
 * The conditions as all bookings show them; null where nothing is known.
 * @param totalCents the whole price: a step that costs as much gives nothing back
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

/** `8 Dec 18:00` of a hotel's wall time as the documents write it (`2026-12-08T18:00:00`). It has no zone: it is the hotel's. */
export function wallText(wall: string): string {
  return `${formatDate(wall.slice(0, 10)).slice(0, -5)} ${wall.slice(11, 16)}`
}
