import type { ResponseOf } from '../../../contract/registry.ts'

/** The answer of the read route for the rates of a hotel. */
export type Rates = ResponseOf<'hotel.availability'>

const room = {
  Id: '1',
  Name: 'Twin',
  Adults: 2,
  Beds: [],
  SizeM2: 0,
  MaxOccupancy: 2,
  Description: '',
  Images: [],
}

/** An answer about hotel 4711, with one rate of so many dollars or none. */
export function answerOf(dollars: number | null): Rates {
  const rate = {
    FareSourceCode: `rate ${dollars}`,
    HotelId: 4711,
    HotelName: 'Hotel Avenida',
    NetRate: dollars,
    NetRateBeforeDiscount: null,
    Currency: 'USD',
    MealPlan: 'Room only',
    NonRefundable: true,
    FreeCancellation: false,
    RefundableUntil: null,
    CancellationPolicies: [],
    AvailableRooms: 0,
    Rooms: [room],
  }
  return {
    PricedItineraries: dollars === null ? [] : [rate],
    Meta: null,
    Policies: [],
    Reviews: null,
    Hotel: {
      ...{ id: 4711, name: 'Hotel Avenida', rating: 4, images: [], description: '', facility_groups: [] },
      ...{ check_in_from: '', check_out_until: '', location: { latitude: 0, longitude: 0 } },
      address: { line: '', city: '', country: '', country_code: '', postal_code: '' },
    },
  } as unknown as Rates
}
