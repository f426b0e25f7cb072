import { AUTO_CANCEL_MINUTES } from '../../../contract/hotel/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Booked } from '../booking/answered-before.ts'
import type { Offer } from '../booking/offer.ts'
import { placeBooking, type NotPlaced } from '../booking/place-booking.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { BookableRate, NotBookable, RateQuote } from './bookable-rate.ts'
import { guestFault, guestsOf, inOrderOfRate, type GuestFault, type OrderedRoom } from './guests.ts'
import type { Guest, GuestIdentity, HotelContact, HotelDetail } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { roomNumber } from './room-number.ts'
import { giveBackRooms, roomsOf, takeRooms } from './rooms-taken.ts'
import type { Terms } from './terms.ts'

/** A request to book a rate. A null nationality means that of the search. */
export type HotelOrder = HotelContact & {
  nationality: string | null
  /** The caller's own reference. */
  clientReference: string | null
  rooms: readonly OrderedRoom[]
  /** The request as its family read it; compared when the same client reference comes again (gap 85). */
  body: object
}

/** The answer to a booking request. `limitAt` is the payment deadline, null where nothing was reserved. */
export type HotelBooked = Booked & HotelAnswer

type HotelAnswer = {
  provider: BookableRate['query']['provider']
  /** The booked cancellation policy and the zone of its times. */
  rate: Terms
  timeZone: string
}

/**
 * Reserves a checked rate and holds its total for ten minutes. The result is `held`, or a record of why it
 * failed: `short` when the wallet is short, `duplicate` when the office has already booked this rate.
 * Repeating a client reference with the same body returns the first answer while its booking is active.
 * Source: Session gateway, HotelBook; gaps 64, 85, 94, 103, 104, 203, 242.
 * Faults: those of the quote; `rule-broken`: guests that do not fit; those of `placeBooking`.
 */
export function bookHotel(
  services: Services,
  grant: Grant<'hotel_book'>,
  order: HotelOrder,
  quote: RateQuote,
): Promise<Outcome<HotelBooked, NotBookable | NotPlaced | 'rule-broken', GuestFault>> {
  return placeBooking<HotelAnswer, NotBookable | 'rule-broken', GuestFault>(services, {
    kind: hotelKind,
    grant,
    body: order.body,
    clientReference: order.clientReference,
    quote: async () => {
      const quoted = await quote()
      if (!quoted.ok) return quoted
      const { hotel, rate } = quoted.value
      const numbers = rate.rooms.map((room) => roomNumber(hotel.hotelId, room.roomId))
      const rooms = inOrderOfRate(order.rooms, numbers)
      const fault = guestFault(rooms, rate.rooms)
      return fault ? broken(fault) : ok(offerOf(grant, { ...order, rooms }, quoted.value))
    },
  })
}

function offerOf(grant: Grant<'hotel_book'>, order: HotelOrder, quote: BookableRate): Offer<HotelAnswer> {
  const { rate, query } = quote
  const { totalCents, terms, steps } = rate
  const deadline = plusSeconds(grant.now, AUTO_CANCEL_MINUTES * 60)
  const taken = roomsOf(rate, query.stay, quote.scope, query.hotelId)
  return {
    offerCode: quote.offerCode,
    activeKeys: [quote.activeCode],
    totalCents,
    lapsesAt: deadline,
    limitAt: deadline,
    answer: {
      provider: query.provider,
      rate: { totalCents, terms, steps },
      timeZone: quote.hotel.timeZone,
    },
    people: peopleOf(order, rate.rooms),
    detail: (reserved) => ({
      ...detailOf(order, quote),
      taken: reserved ? taken : null,
      canExtend: reserved,
    }),
    take: (tx) => takeRooms(tx, taken, (others) => quote.isFree(others)),
    giveBack: (tx) => giveBackRooms(tx, taken),
  }
}

function detailOf(order: HotelOrder, quote: BookableRate): Omit<HotelDetail, 'taken' | 'canExtend'> {
  const { query, rate } = quote
  return {
    hotel: quote.hotel,
    stay: query.stay,
    provider: query.provider,
    rate,
    nationality: order.nationality ?? query.nationality,
    guests: guestsOf(order.rooms, rate.rooms).map((room) =>
      room.map(({ type, gender, childAge }) => ({ type, gender, childAge })),
    ),
    voucherNumbers: [],
    voucherDueAt: null,
    cancellation: null,
  }
}

/** The contact, then the guests room by room. */
function peopleOf(order: HotelOrder, rooms: BookableRate['rate']['rooms']): object[] {
  const { phone, email, note, guestArrival, guestDeparture, transfers } = order
  const contact: HotelContact = { phone, email, note, guestArrival, guestDeparture, transfers }
  return [contact, ...guestsOf(order.rooms, rooms).flat().map(identityOf)]
}

function identityOf({ type: _type, gender: _gender, childAge: _age, ...identity }: Guest): GuestIdentity {
  return identity
}
