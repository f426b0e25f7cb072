import { contact } from './steps/fill-form.ts'
import { control } from './control.ts'
import { openWitness, type Witness } from './gateway-client.ts'

/** A stay as the session gateway asks for it. */
export type WireStay = {
  CheckIn: string
  CheckOut: string
  Occupancies: { AdultCount: number; ChildAges?: number[] }[]
}

/** A hotel with a rate that can be given back and whose hold can be extended; what it costs from, as its card says. */
export type FoundStay = { hotelId: number; name: string; leadUsd: number; total: number; inOrder: string[] }

/**
 * Looks a hotel up that serves the whole journey, in an office of its own over HTTP: whether a hold may be extended is told
 * only of what was booked. What it books it cancels. `total` and `inOrder` are what the search itself answered.
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
    const rate = hotel.PricedItineraries.find((found) => 'FareSourceCode' in found && found.FreeCancellation)
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
