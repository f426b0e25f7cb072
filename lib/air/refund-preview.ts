import { refundTypes } from '../../contract/air/refund-types.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { centsOfUsd } from '../money.ts'
import type { AirBookingView } from './booking-view.ts'

/**
 * One e-ticket of a refund. Amounts are integer cents, null if they were not supplied. A ticket that is
 * `open` can be refunded, one that is `refunded` has been, and one that is `barred` is not refundable.
 */
export type RefundRow = {
  number: string
  /** "Anna Keller"; null for a number that no traveller has. */
  traveller: string | null
  standing: 'open' | 'refunded' | 'barred'
  paidCents: number | null
  penaltyCents: number
  /** The amount that comes back to the wallet, or came back. */
  backCents: number | null
}

/** `unflown`: a flight has left, and only those that remain can be refunded. */
export type RefundPreview = { type: 'tickets' | 'unflown'; rows: RefundRow[] }

/**
 * The refund that each e-ticket of a booking would give. Whole tickets give back their price less the
 * penalty; a gateway may also state the refund (Session gateway, AirRefundDisplay; gaps 78, 228).
 */
export function refundPreview(
  { travellers }: Pick<AirBookingView, 'travellers'>,
  shown: Pick<ResponseOf<'air.refund-display'>, 'RefundType' | 'EticketNumbers'>,
): RefundPreview {
  const type = shown.RefundType === refundTypes.unflown ? 'unflown' : 'tickets'
  const rows = shown.EticketNumbers.map((ticket): RefundRow => {
    const owner = travellers.find(({ eTickets }) =>
      eTickets.some(({ number }) => number === ticket.ETicketNumber),
    )
    const eTicket = owner?.eTickets.find(({ number }) => number === ticket.ETicketNumber)
    // The record has the price that a traveller paid, not that of each ticket, so it is known for a single
    // ticket.
    const paidCents = owner?.eTickets.length === 1 ? owner.paidCents : null
    const penaltyCents = centsOfUsd(ticket.PenaltyAmount)
    const whole = type === 'tickets' && paidCents !== null ? paidCents - penaltyCents : null
    const saidCents = ticket.RefundAmount === undefined ? null : centsOfUsd(ticket.RefundAmount)
    const row = {
      number: ticket.ETicketNumber,
      traveller: owner ? `${owner.firstName} ${owner.lastName}` : null,
      paidCents,
      penaltyCents,
    }
    if (ticket.IsRefunded)
      return { ...row, standing: 'refunded', backCents: saidCents ?? eTicket?.refundedCents ?? null }
    if (ticket.IsNonRefundable) return { ...row, standing: 'barred', backCents: 0 }
    return { ...row, standing: 'open', backCents: saidCents ?? whole }
  })
  return { type, rows }
}

/** The sums of some e-tickets in cents; `backCents` is null if it is not known of one of them. */
export function refundSum(rows: readonly Pick<RefundRow, 'backCents' | 'penaltyCents'>[]): {
  backCents: number | null
  penaltyCents: number
} {
  return {
    penaltyCents: rows.reduce((sum, { penaltyCents }) => sum + penaltyCents, 0),
    backCents: rows.reduce<number | null>(
      (sum, { backCents }) => (sum === null || backCents === null ? null : sum + backCents),
      0,
    ),
  }
}
