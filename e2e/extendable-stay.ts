import { contact } from './steps/fill-form.ts'
import { control } from './control.ts'
import { openWitness, type Witness } from './gateway-client.ts'

/** A stay as the session gateway expects it. */
export type WireStay = {
  CheckIn: string
  CheckOut: string
  Occupancies: { AdultCount: number; ChildAges?: number[] }[]
}

/** A hotel with a refundable rate whose hold can be extended, and its lead price. */
export type FoundStay = { hotelId: number; name: string; leadUsd: number; total: number; inOrder: string[] }

/**
 * Finds a hotel for the whole journey, over HTTP in an office of its own: only a booking tells whether its
 * hold can be extended. Bookings made here are cancelled. `total` and `inOrder` come from the search's
 * answer.
 */
export async function findExtendableStay(
  stay: WireStay,
  question: { CityId: number; Filters: Record<string, string[]>; Sort: string },
): Promise<FoundStay> {
  const scout = await openWitness(await control.mint())
  const city = await scout.call('hotel.availability', { ...stay, ...question, PageSize: 8 })
  const cards = city.PricedItineraries.filter((card) => !('FareSourceCode' in card))
  for (const { HotelId, HotelName, NetRate } of cards) {
    const hotel = await scout.call('hotel.availability', { ...stay, HotelId })
    const rate = hotel.PricedItineraries.find((offer) => 'FareSourceCode' in offer && offer.FreeCancellation)
    if (!rate || !('FareSourceCode' in rate) || !(await isExtendable(scout, stay, rate.FareSourceCode)))
      continue
    return {
      hotelId: HotelId,
      name: HotelName,
      leadUsd: NetRate,
      total: city.Meta?.Total ?? 0,
      inOrder: cards.map((card) => card.HotelName),
    }
  }
  throw new Error('none of the first hotels extends a hold')
}

async function isExtendable(scout: Witness, stay: WireStay, rateCode: string): Promise<boolean> {
  const checked = await scout.call('hotel.check-rate', { FareSourceCode: rateCode })
  const booked = await scout.call('hotel.book', {
    FareSourceCode: checked.PricedItinerary.FareSourceCode,
    PhoneNumber: contact.phone,
    Email: contact.email,
    Rooms: stay.Occupancies.map(({ AdultCount, ChildAges = [] }) => ({
      Passengers: [
        ...Array.from({ length: AdultCount }, () => ({ ...guest, PassengerType: 1 })),
        ...ChildAges.map((ChildAge) => ({ ...guest, PassengerType: 2, ChildAge })),
      ],
    })),
  })
  await scout.call('hotel.cancel', { UniqueId: booked.UniqueId })
  return booked.CanExtendPaymentDeadline
}

const guest = { FirstName: 'SCOUT', LastName: 'KELLER', PassengerTitle: 0 }
