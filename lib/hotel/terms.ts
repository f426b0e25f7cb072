import { hotelRefundTypes } from '../../contract/hotel/limits.ts'
import type { TermView } from '../booking/booking-view.ts'
import type { RefundTerms, TermsKind } from '../booking/refund-terms.ts'
import { formatDayMonth } from '../dates.ts'
import { zoneText } from '../zone.ts'
import { centsOfUsd, type NetCents } from '../money.ts'

export type { TermsKind }

/** The cost of cancelling from a time on. `from` is the hotel's local time. */
export type PenaltyStep = { from: string; cents: NetCents }

/** The cancellation terms of a rate or a booking. */
export type StayTerms = RefundTerms & {
  /** Ascending by date. */
  steps: readonly PenaltyStep[]
  /** The zone of these times in words: `Rome time`, or `hotel time` where none is supplied. */
  zone: string
}

/** A v2 rate says whether cancelling is free; a checked rate and a booking have HotelRefundType. */
type WireTerms = ({ FreeCancellation: boolean } | { HotelRefundType: number }) & {
  NonRefundable: boolean
  RefundableUntil: string | null
  CancellationPolicies: readonly { Amount: number; FromDate: string }[]
}

/**
 * Reads the terms as the session gateway writes them (Hotel v1 and v2 offers; gaps 91, 117, 220).
 * @param timeZone IANA zone of the hotel; only our own gateway supplies it
 */
export function stayTermsOf(wire: WireTerms, timeZone: string | undefined): StayTerms {
  const steps = wire.CancellationPolicies.map(({ FromDate, Amount }) => ({
    from: FromDate,
    cents: centsOfUsd(Amount),
  }))
  const kind = kindOf(wire)
  const until = (kind === 'free' ? freeUntil(steps) : null) ?? wire.RefundableUntil
  return {
    kind,
    until: kind === 'none' ? null : until,
    steps,
    zone: timeZone === undefined ? 'hotel time' : zoneText(timeZone),
  }
}

/** The second before the first step that costs anything. */
function freeUntil(steps: readonly PenaltyStep[]): string | null {
  const first = steps.find(({ cents }) => cents > 0)
  return first ? new Date(Date.parse(`${first.from}Z`) - 1000).toISOString().slice(0, 19) : null
}

function kindOf(wire: WireTerms): TermsKind {
  if (wire.NonRefundable) return 'none'
  const isFree =
    'FreeCancellation' in wire ? wire.FreeCancellation : wire.HotelRefundType === hotelRefundTypes.refundable
  if (isFree) return 'free'
  return wire.RefundableUntil !== null || wire.CancellationPolicies.length > 0 ? 'partial' : 'unknown'
}

/** Column heading of each kind of terms. */
export const termsWords: Readonly<Record<TermsKind, string>> = {
  free: 'Free cancellation',
  partial: 'Partly refundable',
  none: 'Non-refundable',
  unknown: 'Terms unknown',
}

/** `Free cancellation until 8 Dec 18:00, Rome time`: of one rate, in the space of a line. */
export function termsLine({ kind, until, zone }: RefundTerms & Pick<StayTerms, 'zone'>): string {
  return until === null ? termsWords[kind] : `${termsWords[kind]} until ${wallText(until, zone)}`
}

/** The tone of each kind of terms: only terms that are known to be free are green. */
export const termsTones = { free: 'ok', partial: 'held', none: 'bad', unknown: 'held' } as const

/**
 * The cancellation terms in the shape that all kinds show; null if nothing is known.
 * @param totalCents the whole price: a step that costs as much refunds nothing
 */
export function cancellationTerms(
  { kind, until, steps, zone }: StayTerms,
  totalCents: number,
): TermView[] | null {
  if (kind === 'unknown') return null
  if (kind === 'none') {
    return [{ about: 'confirmed', label: 'Cancellation once confirmed', allowed: false, penaltyCents: null }]
  }
  const last = until === null ? '' : ` until ${wallText(until, zone)}`
  const free =
    kind === 'free'
      ? [{ about: `until ${until}`, label: `Cancel${last}`, allowed: true, penaltyCents: 0 }]
      : []
  const costs = steps
    .filter(({ cents }) => cents > 0)
    .map(({ from, cents }) => ({
      about: `from ${from}`,
      label: `Cancel from ${wallText(from, zone)}`,
      allowed: true,
      penaltyCents: cents,
      loses: cents >= totalCents ? ('all' as const) : ('part' as const),
    }))
  return [...free, ...costs]
}

/**
 * `8 Dec 18:00, Rome time` of a hotel's local time as the documents write it (`2026-12-08T18:00:00`).
 * @param zone in words, as in `StayTerms`
 */
export function wallText(wall: string, zone: string): string {
  return `${formatDayMonth(wall.slice(0, 10))} ${wall.slice(11, 16)}, ${zone}`
}
