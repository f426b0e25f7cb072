import { AUTO_CANCEL_MINUTES } from '../../../contract/air/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Booked } from '../booking/answered-before.ts'
import type { Offer } from '../booking/offer.ts'
import { placeBooking, type NotPlaced } from '../booking/place-booking.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import { recordLocator } from '../record-locator.ts'
import type { Grant } from '../session/caller.ts'
import type { AirContact, AirDetail } from './air-booking.ts'
import { airKind } from './air-kind.ts'
import type { BookableFare, NotBookable, Quote } from './bookable-fare.ts'
import { firstDeparture } from './departed-legs.ts'
import { offerKey, offerKeys } from './offer-keys.ts'
import { giveBackSeats, seatedPassengers, takeSeats } from './seats.ts'
import { totalCents } from './total-cents.ts'
import { travelerFault, type Identity, type Traveler, type TravelerFault } from './travelers.ts'

/** A request to book a fare. */
export type AirOrder = AirContact & {
  travelers: readonly Traveler[]
  markup: AirDetail['markup']
  /** The caller's own reference. */
  clientReference: string | null
  /** The request as its family read it; compared when the same client reference comes again (gap 85). */
  body: object
  /**
   * The fare may be in one active booking, whoever travels, and a refusal leaves no record (gaps 140, 217,
   * 240). Left out: the rules are those of air bookings. `boundTo`: the name that the answer is bound to
   * instead of the client reference; null for none (gaps 129, 138).
   */
  exclusive?: { boundTo: string | null }
}

/** The answer to a booking request. `limitAt` is the airline's limit, null where nothing was reserved. */
export type AirBooked = Booked & AirAnswer

type AirAnswer = { priceChanged: boolean }

/**
 * Reserves a fare and holds its total. The result is `held`, or a record of why it failed: `short` when the
 * wallet is short, `duplicate` when one of these travellers is in an active booking of this fare (gap 217).
 * Repeating a client reference with the same body returns the first answer while its booking is active.
 * Source: Session gateway, AirBook; gaps 55-64, 84, 85, 217, 242, 254.
 * Faults: those of the quote; `rule-broken`: travellers that do not fit; those of `placeBooking`.
 */
export async function bookAir(
  services: Services,
  grant: Grant<'air_book'>,
  order: AirOrder,
  quote: Quote,
): Promise<Outcome<AirBooked, NotBookable | NotPlaced | 'rule-broken', TravelerFault>> {
  let priced: BookableFare | null = null
  let isApplied = false
  try {
    const booked = await placeBooking<AirAnswer, NotBookable | 'rule-broken', TravelerFault>(services, {
      kind: airKind,
      grant,
      body: order.body,
      clientReference: order.clientReference,
      ...(order.exclusive && { rules: { ...exclusive, ...order.exclusive } }),
      quote: async () => {
        const quoted = await quote()
        if (!quoted.ok) return quoted
        priced = quoted.value
        const { fare, query } = priced
        if (totalCents(fare) !== priced.totalCents)
          throw new Error('a bookable fare must add up to its total')
        const fault = travelerFault(order.travelers, fare, query, grant.now)
        if (fault) return broken(fault)
        return ok(offerOf(services, grant, order, priced, await services.keys.hashKey()))
      },
    })
    // The record of a booking that failed (`short`, `duplicate`) has this price too; a repeated answer has
    // the first.
    const isRecorded = booked.ok && (booked.value.state === 'held' || !order.exclusive)
    isApplied = isRecorded && booked.repeated !== true
    return booked
  } finally {
    if (!isApplied) await putBack(services, grant, priced)
  }
}

/** `boundTo` of an order of v3 names one attempt, which made its booking, in whatever state that is now. */
const exclusive = { staysBound: true, reservesOffer: true, isOnlyOne: true, keepsRefused: false } as const

/** If this fails, the answer stays the same. */
async function putBack(services: Services, { requestId }: Grant<'air_book'>, priced: BookableFare | null) {
  try {
    await priced?.putBack?.()
  } catch (error) {
    services.log.error({ requestId, err: error }, 'an armed scenario could not be put back')
  }
}

function offerOf(
  { reference }: Services,
  grant: Grant<'air_book'>,
  order: AirOrder,
  quote: BookableFare,
  hashKey: Buffer,
): Offer<AirAnswer> {
  const { fare, offerCode } = quote
  return {
    offerCode,
    activeKeys: [
      ...(order.exclusive ? [offerKey(hashKey, offerCode)] : []),
      ...offerKeys(hashKey, offerCode, order.travelers),
    ],
    totalCents: quote.totalCents,
    ...deadlinesOf(grant.now, fare.ticketLimitMinutes, firstDeparture(reference, fare)),
    answer: { priceChanged: quote.priceChanged },
    detail: (reserved) => detailOf(order, quote, reserved ? recordLocator() : ''),
    people: [{ phone: order.phone, email: order.email }, ...order.travelers.map(identityOf)],
    take: (tx) => takeSeats(tx, grant.officeId, fare),
    giveBack: (tx) => giveBackSeats(tx, grant.officeId, fare, seatedPassengers(fare)),
  }
}

/**
 * The hold ends at auto-cancel or at the airline's limit, whichever is first (gap 63). The limit is reported
 * in whole seconds (gap 62), and is never later than the first departure: no ticket is ordered for a flight
 * that has left. One that is ordered just before may be issued just after, as no document says otherwise.
 */
function deadlinesOf(at: Date, ticketLimitMinutes: number, departsAt: Date | null) {
  const airline = Math.floor(plusSeconds(at, ticketLimitMinutes * 60).getTime() / 1000) * 1000
  const limitAt = new Date(Math.min(airline, departsAt?.getTime() ?? airline))
  const autoCancelAt = plusSeconds(at, AUTO_CANCEL_MINUTES * 60)
  return { limitAt, lapsesAt: limitAt < autoCancelAt ? limitAt : autoCancelAt }
}

function detailOf(order: AirOrder, quote: BookableFare, airlinePnr: string): AirDetail {
  return {
    fare: quote.fare,
    shownCents: quote.shownCents,
    ticketSeconds: quote.ticketSeconds,
    travelers: order.travelers.map(({ type, gender }) => ({ type, gender })),
    markup: order.markup,
    airlinePnr,
    issueDueAt: null,
    eTickets: [],
  }
}

function identityOf({ type: _type, gender: _gender, ...identity }: Traveler): Identity {
  return identity
}
