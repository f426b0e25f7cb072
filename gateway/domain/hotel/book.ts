import { AUTO_CANCEL_MINUTES } from '../../../contract/hotel/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import type { Booked } from '../booking/answered-before.ts'
import type { Offer } from '../booking/offer.ts'
import { placeBooking } from '../booking/place-booking.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type { BookableRate, NotBookable, RateQuote } from './bookable-rate.ts'
import { guestFault, guestsOf, inOrderOfRate } from './guests.ts'
import type { HotelBookInput, HotelDetail } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'
import { roomNumber } from './room-number.ts'
import { giveBackRooms, roomsOf, takeRooms } from './rooms-taken.ts'

/** What HotelBook answers. `limitAt` is the PaymentDeadline, null where nothing was reserved. */
export type HotelBooked = Booked & HotelAnswer

type HotelAnswer = {
  provider: BookableRate['query']['provider']
  /** The policy that was booked. */
  rate: Pick<HotelRate, 'totalCents' | 'terms' | 'refundableUntil' | 'steps'>
}

/**
 * Reserves a checked rate and holds its total for ten minutes: 10, or a record that says why not: 41 the wallet is
 * short, 42 the office has this rate booked. The same ClientUniqueId with the same body answers what was answered first.
 * Source: Session gateway, HotelBook; gaps 64, 85, 94, 103, 104, 203.
 * Errors: those of the quote; Err0106001 guests that do not fit, or a used ClientUniqueId with another body;
 * Err0102005 no rooms left.
 */
export function bookHotel(
  services: Services,
  grant: Grant<'hotel_book'>,
  input: HotelBookInput,
  quote: RateQuote,
): Promise<Outcome<HotelBooked, NotBookable | 'Err0106001'>> {
  return placeBooking<HotelAnswer, NotBookable | 'Err0106001'>(services, {
    kind: hotelKind,
    grant,
    body: input,
    clientReference: input.ClientUniqueId ?? null,
    quote: async () => {
      const quoted = await quote()
      if (!quoted.ok) return quoted
      const { hotel, rate } = quoted.value
      const numbers = rate.rooms.map((room) => roomNumber(hotel.hotelId, room.roomId))
      const Rooms = inOrderOfRate(input.Rooms, numbers)
      const fault = guestFault(Rooms, rate.rooms)
      return fault ? fail('Err0106001', fault) : ok(offerOf(grant, { ...input, Rooms }, quoted.value))
    },
  })
}

function offerOf(grant: Grant<'hotel_book'>, input: HotelBookInput, quote: BookableRate): Offer<HotelAnswer> {
  const { rate, query } = quote
  const { totalCents, terms, refundableUntil, steps } = rate
  const deadline = plusSeconds(grant.now, AUTO_CANCEL_MINUTES * 60)
  const taken = roomsOf(rate, query.stay, quote.scope, query.hotelId)
  return {
    offerCode: quote.fareSourceCode,
    activeCode: quote.activeCode,
    totalCents,
    lapsesAt: deadline,
    limitAt: deadline,
    answer: {
      provider: query.provider,
      rate: { totalCents, terms, refundableUntil, steps },
    },
    detail: (reserved) => ({
      ...detailOf(input, quote),
      taken: reserved ? taken : null,
      canExtend: reserved,
    }),
    take: (tx) => takeRooms(tx, taken, (others) => quote.isFree(others)),
    giveBack: (tx) => giveBackRooms(tx, taken),
  }
}

function detailOf(input: HotelBookInput, quote: BookableRate): Omit<HotelDetail, 'taken' | 'canExtend'> {
  const { query, rate } = quote
  return {
    hotel: quote.hotel,
    stay: query.stay,
    provider: query.provider,
    rate,
    phone: input.PhoneNumber,
    email: input.Email,
    nationality: input.Nationality ?? input.NationalityId ?? query.nationality,
    note: input.Note ?? null,
    guestArrival: input.GuestArrival ?? null,
    guestDeparture: input.GuestDeparture ?? null,
    transfers: input.HotelTransfers ?? [],
    guests: guestsOf(input.Rooms, rate.rooms),
    voucherNumbers: [],
    voucherDueAt: null,
    cancellation: null,
  }
}
