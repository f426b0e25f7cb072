import type { RefundType } from '../../../contract/air/refund-types.ts'
import type { Cents, Fare, PassengerKind } from '../../supply/air/fare.ts'
import { refundOfRemainder } from '../../supply/air/refund-of-remainder.ts'
import { largestRemainder } from '../largest-remainder.ts'
import type { AirDetail, ETicket } from './air-booking.ts'

/**
 * The amounts that the refund of one e-ticket gives back and keeps, or gave back and kept if it is refunded.
 */
export type TicketQuote = {
  ticket: ETicket
  /** Whether it can be refunded now, by the terms of the fare. A refunded ticket cannot. */
  refundable: boolean
  refundCents: Cents
  penaltyCents: Cents
}

/**
 * The amounts that a refund of a type would give for each e-ticket, in the order of the booking: the base
 * fare and the taxes of the legs that have not left, less the penalty; before the first departure the service
 * tax as well. A leg that has left has no value. A ticket's penalty is its share of the fare's penalties over
 * those legs, by the prices of the tickets, and never more than their base fare; a penalty that the supplier
 * does not state is not charged. Base fare and taxes are divided among the legs by flight minutes. The
 * refundable amount never grows while legs leave: the growth is kept.
 * Source: Session gateway, AirRefund; Coded fields (air); gaps 80, 201, 228.
 * @param departed per leg, whether it has left
 */
export function quoteRefund(
  detail: AirDetail,
  departed: readonly boolean[],
  type: RefundType,
): TicketQuote[] {
  const allowed = mayRefund(detail.fare, departed, type)
  const values = allowed ? valuesNow(detail, departed) : []
  return detail.eTickets.map((ticket) => {
    const { refund, traveler } = ticket
    if (refund) {
      return { ticket, refundable: false, refundCents: refund.cents, penaltyCents: refund.penaltyCents }
    }
    const { backCents = 0, keptCents = 0 } = values[traveler] ?? {}
    return { ticket, refundable: allowed, refundCents: backCents, penaltyCents: keptCents }
  })
}

/**
 * Whether a fare is refunded as a whole before its first departure, and what is then kept of all its tickets.
 */
export function refundBeforeDeparture(fare: Fare): { allowed: boolean; keptCents: Cents } {
  const departed = fare.legs.map(() => false)
  if (!mayRefund(fare, departed, 'tickets')) return { allowed: false, keptCents: 0 }
  const kinds = fare.passengers.flatMap(({ kind, quantity }) => Array.from({ length: quantity }, () => kind))
  const values = valuesAt(fare, kinds, departed)
  return { allowed: true, keptCents: values.reduce((sum, { keptCents }) => sum + keptCents, 0) }
}

/**
 * The type of refund that the amounts are for: once a leg has left, the legs that remain (gap 228). Nothing
 * remains of a booking whose tickets are all refunded; its amounts are those that were given back.
 */
export function typeToShow(detail: AirDetail, departed: readonly boolean[]): RefundType {
  const remains = departed.includes(true) && detail.eTickets.some(({ refund }) => !refund)
  return remains && mayRefund(detail.fare, departed, 'unflown') ? 'unflown' : 'tickets'
}

/**
 * A fare of which nothing is known is not refundable (gap 201), RefundMethod 2 never is, and nothing is left
 * of a journey whose last leg has left.
 */
function mayRefund({ terms }: Fare, departed: readonly boolean[], type: RefundType): boolean {
  if (terms.refundMethod === 2 || terms.nonRefundableType === 0 || terms.nonRefundableType === 1) return false
  if (!departed.includes(false)) return false
  if (!departed.includes(true)) return terms.refund.beforeFlight === true
  return (type === 'unflown' ? refundOfRemainder(terms.refund) : terms.refund.afterFlight) === true
}

/**
 * The part of a ticket's price that is given back, and the part that is kept of the legs that have not left.
 */
type Value = { backCents: Cents; keptCents: Cents }

/** By traveller. No stage of the journey gives back more than one before it that was refundable. */
function valuesNow(detail: AirDetail, departed: readonly boolean[]): Value[] {
  const stages = stagesUntil(departed).filter((stage) => mayRefund(detail.fare, stage, 'unflown'))
  const kinds = detail.travelers.map(({ type }) => type)
  return stages
    .map((stage) => valuesAt(detail.fare, kinds, stage))
    .reduce((before, after) =>
      after.map(({ backCents, keptCents }, traveler) => {
        const growth = Math.max(0, backCents - (before[traveler]?.backCents ?? backCents))
        return { backCents: backCents - growth, keptCents: keptCents + growth }
      }),
    )
}

/** Which legs had left at each stage of the journey, from none to now. */
function stagesUntil(departed: readonly boolean[]): boolean[][] {
  const left = departed.flatMap((has, leg) => (has ? [leg] : []))
  return [0, ...left.map((_, index) => index + 1)].map((count) =>
    departed.map((_, leg) => left.slice(0, count).includes(leg)),
  )
}

/** @param kinds of the travellers, in the order of the values */
function valuesAt(fare: Fare, kinds: readonly PassengerKind[], departed: readonly boolean[]): Value[] {
  const prices = kinds.map((kind) => {
    const price = fare.passengers.find((passenger) => passenger.kind === kind)
    if (!price) throw new Error('a fare must price every traveller of its booking')
    return price
  })
  const minutes = fare.legs.map((leg) => leg.flightMinutes)
  const hasLeft = departed.includes(true)
  const unflown = (cents: Cents) =>
    hasLeft
      ? largestRemainder(cents, minutes).reduce((sum, share, leg) => sum + (departed[leg] ? 0 : share), 0)
      : cents
  const legs = departed.filter((left) => !left).length
  const penalties = largestRemainder(
    (fare.terms.refund.penaltyCents ?? 0) * legs,
    prices.map(({ baseCents, taxCents, serviceTaxCents }) => baseCents + taxCents + serviceTaxCents),
  )
  return prices.map(({ baseCents, taxCents, serviceTaxCents }, traveler) => {
    const base = unflown(baseCents)
    const keptCents = Math.min(penalties[traveler] ?? 0, base)
    const service = hasLeft ? 0 : serviceTaxCents
    return { backCents: base - keptCents + unflown(taxCents) + service, keptCents }
  })
}
