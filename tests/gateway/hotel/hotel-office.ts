import { bookHotel, type HotelOrder } from '../../../gateway/domain/hotel/book.ts'
import { hotelBookingData } from '../../../gateway/domain/hotel/booking-data.ts'
import { displayCancellation } from '../../../gateway/domain/hotel/cancel-display.ts'
import { cancelHotel } from '../../../gateway/domain/hotel/cancel.ts'
import { checkRate } from '../../../gateway/domain/hotel/check-rate.ts'
import { extendDeadline } from '../../../gateway/domain/hotel/extend.ts'
import { findRates } from '../../../gateway/domain/hotel/find-rates.ts'
import type { OrderedRoom } from '../../../gateway/domain/hotel/guests.ts'
import type { Guest } from '../../../gateway/domain/hotel/hotel-booking.ts'
import { orderHotel } from '../../../gateway/domain/hotel/order.ts'
import { quoteRate } from '../../../gateway/domain/hotel/quote.ts'
import type { Services } from '../../../gateway/services.ts'
import type { Stay } from '../../../gateway/supply/hotel/stay.ts'
import { openOffice, valueOf } from '../booking/office.ts'
import { openWorld } from '../booking/world.ts'
import { handmadeHotels, stayFor, type MadeHotel, type MadeTerms } from './handmade-hotels.ts'

type Who = 'ada' | 'ben' | 'cleo'

/** A world with these hotels, numbered from 1 on. */
export async function openHotelWorld(hotels: readonly MadeHotel[]) {
  const world = await openWorld()
  const services: Services = { ...world.services, hotels: handmadeHotels(hotels) }
  return { ...world, services }
}

export type HotelWorld = Awaited<ReturnType<typeof openHotelWorld>>

/** Which rate a test wants. */
export type Wanted = { hotelId?: number; terms?: MadeTerms; stay?: Stay }
type BookHow = { who?: Who; clientReference?: string; rooms?: readonly OrderedRoom[] }

/** An office as for flights, whose people act on hotels too. */
export async function openHotelOffice(services: Services, seedCents = 1_000_000) {
  const air = await openOffice(services, seedCents)
  const { grant, officeId } = air
  const codeOf = async (
    { hotelId = 1, terms = 'flexible', stay = stayFor() }: Wanted = {},
    who: Who = 'ada',
  ) => {
    const query = { hotelId, stay, nationality: null, provider: 'example-provider-1' } as const
    const rates = await findRates(services, await grant(who), query)
    return rates?.rates.find(({ rate }) => rate.key === terms)?.offerCode ?? null
  }
  const check = async (code: string, who: Who = 'ada') => checkRate(services, await grant(who), code)
  const bookCode = async (code: string, how: BookHow & { stay?: Stay } = {}) => {
    const by = await grant<'hotel_book'>(how.who ?? 'ada')
    return bookHotel(services, by, inputFor(code, how), quoteRate(services, by, code))
  }
  return {
    air,
    officeId,
    grant,
    codeOf,
    check,
    bookCode,
    /** Searches, checks and books. */
    book: async (wanted: Wanted = {}, how: BookHow = {}) => {
      const code = await codeOf(wanted, how.who)
      if (code === null) throw new Error('no such rate')
      valueOf(await check(code, how.who))
      return bookCode(code, { ...how, stay: wanted.stay })
    },
    order: async (reference: string, who: Who = 'ada') =>
      orderHotel(services, await grant<'hotel_order'>(who), { reference }),
    cancel: async (reference: string, who: Who = 'ada') =>
      cancelHotel(services, await grant<'hotel_cancel'>(who), { reference }),
    extend: async (reference: string, who: Who = 'ada') =>
      extendDeadline(services, await grant<'hotel_extend_payment_deadline'>(who), { reference }),
    display: async (reference: string, who: Who = 'ada') =>
      displayCancellation(services, await grant(who), { reference }),
    read: async (reference: string | null, clientReference: string | null = null, who: Who = 'ada') =>
      hotelBookingData(services, await grant(who), { reference, clientReference }),
  }
}

export type HotelOffice = Awaited<ReturnType<typeof openHotelOffice>>

/** A request to book, with guests that fit the stay. */
function inputFor(code: string, how: BookHow & { stay?: Stay } = {}): HotelOrder {
  const { occupancies } = how.stay ?? stayFor()
  const rooms =
    how.rooms ??
    occupancies.map(({ adults, childAges }) => ({
      number: null,
      guests: [...Array.from({ length: adults }, () => guest(1)), ...childAges.map((age) => guest(2, age))],
    }))
  return {
    clientReference: how.clientReference ?? null,
    phone: '+44 20 7946 0000',
    email: 'ada@example.com',
    ...{ nationality: null, note: null, guestArrival: null, guestDeparture: null, transfers: [] },
    rooms,
    body: { code, rooms },
  }
}

export function guest(type: 1 | 2 | 3, childAge: number | null = null): Guest {
  const unsaid = { title: null, gender: null, nationality: null, nationalId: null, passportNumber: null }
  return { type, firstName: 'Zoë', lastName: 'Núñez', childAge, ...unsaid }
}
