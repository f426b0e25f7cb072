import type { RefundType } from '../../../contract/air/refund-types.ts'
import type { Cents, Fare } from '../../supply/air/fare.ts'
import { largestRemainder } from '../largest-remainder.ts'
import type { AirDetail, ETicket } from './air-booking.ts'

/** What refunding one e-ticket gives back and keeps. Of a refunded ticket, what it gave back and kept. */
export type TicketQuote = {
  ticket: ETicket
  /** Whether it can be refunded now, by the terms of the fare. A refunded ticket cannot. */
  refundable: boolean
  refundCents: Cents
  penaltyCents: Cents
}

/**
 * What a refund of a type would give for each e-ticket, in the order of the booking. A ticket's penalty is
 * its share of the fare's penalties over its legs, by what the tickets cost, and never more than is refunded
 * of it; a penalty that the supplier does not state is not charged. Unflown legs give back their part of the
 * base fare, less the penalty, and of the taxes, by flight minutes; the service tax is kept.
 * Source: Session gateway, AirRefund; Coded fields (air); gaps 80, 201, 228.
 * @param departed per leg, whether it has left
 */
export function quoteRefund(
  detail: AirDetail,
  departed: readonly boolean[],
  type: RefundType,
): TicketQuote[] {
  const hasLeft = departed.includes(true)
  const unflown = type === 'unflown' && hasLeft
  const refunded = unflown ? departed.map((left) => !left) : departed.map(() => true)
  const allowed = mayRefund(detail.fare, unflown ? false : hasLeft) && refunded.includes(true)
  const values = detail.travelers.map(({ type: kind }) =>
    valueOf(detail.fare, kind, unflown ? refunded : null),
  )
  const penalties = largestRemainder(
    penaltyOf(detail.fare, refunded),
    values.map(({ paidCents }) => paidCents),
  )
  return detail.eTickets.map((ticket) => {
    const { refund, traveler } = ticket
    if (refund) {
      return { ticket, refundable: false, refundCents: refund.cents, penaltyCents: refund.penaltyCents }
    }
    const { liableCents = 0, freeCents = 0 } = values[traveler] ?? {}
    const penaltyCents = Math.min(penalties[traveler] ?? 0, liableCents)
    const refundCents = allowed ? liableCents - penaltyCents + freeCents : 0
    return { ticket, refundable: allowed, refundCents, penaltyCents: allowed ? penaltyCents : 0 }
  })
}

/**
 * The type of refund that gives something back: whole tickets, or the legs that remain where whole tickets
 * cannot be refunded any more.
 */
export function typeToShow(detail: AirDetail, departed: readonly boolean[]): RefundType {
  const isPossible = (type: RefundType) => quoteRefund(detail, departed, type).some((one) => one.refundable)
  return !isPossible('tickets') && isPossible('unflown') ? 'unflown' : 'tickets'
}

/** A fare of which nothing is known is not refundable (gap 201); RefundMethod 2 never is. */
function mayRefund({ terms }: Fare, afterDeparture: boolean): boolean {
  if (terms.refundMethod === 2 || terms.nonRefundableType === 0 || terms.nonRefundableType === 1) return false
  return (afterDeparture ? terms.refund.afterFlight : terms.refund.beforeFlight) === true
}

/** The penalties of the legs that are refunded, for all travellers. */
function penaltyOf({ terms, legs }: Fare, refunded: readonly boolean[]): Cents {
  return legs.reduce((sum, _, leg) => sum + (refunded[leg] ? (terms.refund.penaltyCents ?? 0) : 0), 0)
}

/**
 * What a ticket cost and what of it is refunded: `liable` to the penalty, or `free` of it.
 * @param only the legs that are refunded; null for the whole ticket
 */
function valueOf(fare: Fare, kind: number, only: readonly boolean[] | null) {
  const price = fare.passengers.find((passenger) => passenger.kind === kind)
  if (!price) throw new Error('a fare must price every traveller of its booking')
  const paidCents = price.baseCents + price.taxCents + price.serviceTaxCents
  if (!only) return { paidCents, liableCents: paidCents, freeCents: 0 }
  const minutes = fare.legs.map((leg) => leg.flightMinutes)
  const ofLegs = (cents: Cents) =>
    largestRemainder(cents, minutes).reduce((sum, share, leg) => sum + (only[leg] ? share : 0), 0)
  return { paidCents, liableCents: ofLegs(price.baseCents), freeCents: ofLegs(price.taxCents) }
}
