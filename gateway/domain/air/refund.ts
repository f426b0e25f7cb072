import type { RefundType } from '../../../contract/air/refund-types.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { freeOfferKeys } from '../booking/active-offer.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { moveBooking } from '../booking/move.ts'
import { broken, fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { airPeople, type AirBooking, type ETicket } from './air-booking.ts'
import { airKind } from './air-kind.ts'
import { departedLegs } from './departed-legs.ts'
import { offerKeys } from './offer-keys.ts'
import { quoteRefund, type TicketQuote } from './refund-quote.ts'
import { flownLegs } from './retime.ts'
import { giveBackSeats, seatsTaken } from './seats.ts'
import type { Identity } from './travelers.ts'

/** A request to refund e-tickets. `numbers` null or empty: all that can be refunded; so does type `all`. */
export type RefundRequest = { reference: string; type: RefundType; numbers: readonly string[] | null }

/** Whether a request is for all e-tickets that can be refunded, whatever it names. */
export function isForAll({ type, numbers }: Pick<RefundRequest, 'type' | 'numbers'>): boolean {
  return type === 'all' || numbers === null || numbers.length === 0
}

/** The quote of a refund of a type for each e-ticket of a booking, at an instant of its office. */
export function quotesNow(
  { reference }: Services,
  now: Date,
  { detail }: AirBooking,
  type: RefundType,
): TicketQuote[] {
  return quoteRefund(detail, departedLegs(reference, flownLegs(detail), now), type)
}

/** The result of a refund: the e-tickets that it refunded and their sums, in cents of USD. */
export type AirRefunded = {
  booking: AirBooking
  numbers: readonly string[]
  refundCents: number
  penaltyCents: number
}

/** Why e-tickets are not refunded; `index` is the place of a number in the request. */
export type RefundFault =
  /** The number is not of this booking. */
  | { rule: 'ticket'; index: number }
  /** The ticket was refunded before, while others of the booking can be. */
  | { rule: 'refunded'; index: number }
  /** By the terms nothing is given back by this type any more; `unflown` gives back the legs that remain. */
  | { rule: 'unflown' }

/**
 * Refunds e-tickets of a ticketed booking, all that are named or none, and credits the wallet. A ticket is
 * refunded once. The booking is refunded when all its tickets are (gaps 80-83, 228). Whoever was refunded is
 * no duplicate any more (gap 217).
 * Faults: `not-found`, `not-yours`; `not-refundable`: any other state, or a named ticket that cannot be
 * refunded, with its rule unless nothing of the booking can be; `rule-broken`: a number that is not of this
 * booking.
 */
export async function refundTickets(
  services: Services,
  grant: Grant<'air_refund'>,
  input: RefundRequest,
): Promise<Outcome<AirRefunded, NotActedOn | 'not-refundable' | 'rule-broken', RefundFault>> {
  const hashKey = await services.keys.hashKey()
  return actOn(
    services,
    airKind,
    grant,
    input.reference,
    async (tx, booking): Promise<Outcome<AirRefunded, 'not-refundable' | 'rule-broken', RefundFault>> => {
      if (booking.state !== 'ticketed') return fail('not-refundable')
      const index = unknownIndex(booking, input.numbers ?? [])
      if (index !== null) return broken({ rule: 'ticket', index })
      const quotes = quotesNow(services, grant.now, booking, input.type)
      const named = new Set(input.numbers ?? [])
      const wanted = isForAll(input)
        ? quotes.filter(({ refundable }) => refundable)
        : quotes.filter(({ ticket }) => named.has(ticket.number))
      if (wanted.length === 0 || wanted.some(({ refundable }) => !refundable)) {
        const rule = refusedRule(services, grant.now, booking, input)
        return { ...fail('not-refundable'), ...(rule && { rule }) }
      }
      const refunded = await refundNow(tx, grant, booking, wanted)
      if (refunded.booking.state === 'ticketed') await freeTravellers(services, tx, hashKey, refunded.booking)
      return ok(refunded)
    },
  )
}

/** Why a request is refused although something of the booking can be refunded; null if nothing can. */
function refusedRule(
  services: Services,
  now: Date,
  booking: AirBooking,
  input: RefundRequest,
): RefundFault | null {
  // Whatever another type permits, this one does (`mayRefund`).
  if (!quotesNow(services, now, booking, 'unflown').some(({ refundable }) => refundable)) return null
  const refunded = new Set(booking.detail.eTickets.flatMap(({ number, refund }) => (refund ? [number] : [])))
  const index = isForAll(input) ? -1 : (input.numbers ?? []).findIndex((number) => refunded.has(number))
  return index === -1 ? { rule: 'unflown' } : { rule: 'refunded', index }
}

function unknownIndex({ detail }: AirBooking, numbers: readonly string[]): number | null {
  const index = numbers.findIndex((number) => !detail.eTickets.some((ticket) => ticket.number === number))
  return index === -1 ? null : index
}

/**
 * Locks in the order in which a booking is made, which every act keeps: the booking's row (`actOn` holds
 * it), its seats by flight key, the wallet. Two acts that need the same rows therefore meet at the first of
 * them, and the later one waits there without holding anything that the earlier one still needs. What comes
 * after the wallet, keys of the offer and timers, belongs to this booking alone, whose row keeps others away.
 */
async function refundNow(
  tx: Tx,
  grant: Grant<'air_refund'>,
  booking: AirBooking,
  wanted: readonly TicketQuote[],
): Promise<AirRefunded> {
  const { detail } = booking
  const quoteOf = new Map(wanted.map((quote) => [quote.ticket.number, quote]))
  const eTickets = detail.eTickets.map((ticket): ETicket => {
    const quote = quoteOf.get(ticket.number)
    return quote
      ? { ...ticket, refund: { cents: quote.refundCents, penaltyCents: quote.penaltyCents } }
      : ticket
  })
  const after = { ...detail, eTickets }
  const refundCents = wanted.reduce((sum, quote) => sum + quote.refundCents, 0)
  const isLast = eTickets.every(({ refund }) => refund)
  // The last refund ends the booking, and the kind gives back its remaining seats.
  if (!isLast) {
    const seats = seatsTaken(detail) - seatsTaken(after)
    await giveBackSeats(tx, booking.office_id, detail.fare, seats)
  }
  const moved = await moveBooking(tx, airKind, booking, isLast ? 'refund' : 'refund-part', {
    at: grant.now,
    requestId: grant.requestId,
    detail: after,
    refundCents: BigInt(refundCents),
  })
  if (!moved) throw new Error('a ticketed booking can be refunded')
  return {
    booking: moved,
    numbers: [...quoteOf.keys()],
    refundCents,
    penaltyCents: wanted.reduce((sum, quote) => sum + quote.penaltyCents, 0),
  }
}

/**
 * Travellers whose tickets are refunded may be booked on the same fare again (gap 217). One who was erased
 * has no keys any more.
 */
async function freeTravellers(
  services: Services,
  tx: Tx,
  hashKey: Buffer,
  booking: AirBooking,
): Promise<void> {
  const { travelers } = await airPeople({ ...services, db: tx }, booking)
  const refunded = new Set(
    booking.detail.eTickets.filter(({ refund }) => refund).map(({ traveler }) => traveler),
  )
  const free = travelers.filter((person, index) => person !== null && refunded.has(index)) as Identity[]
  const key = { officeId: booking.office_id, reference: booking.reference }
  await freeOfferKeys(tx, key, offerKeys(hashKey, booking.offer_code, free))
}
