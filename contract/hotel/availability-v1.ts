import { z } from 'zod'
import { provider } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { localDateTime, wireDate, wireText } from '../wire.ts'
import { hotelOffer } from './offer.ts'
import { modeNumber, wireOccupancy } from './stay-request.ts'

export const hotelAvailabilityV1 = operation({
  ...sessionCall,
  id: 'hotel.availability-v1',
  path: '/Hotel/HotelAvailability',
  permission: 'hotel_availability',
  request: {
    params: null,
    query: null,
    body: z.object({
      Provider: provider
        .describe(
          'Inventory source: `example-provider-1` (the default, with pictures and facilities) or `example-provider-2`. An unknown name means the default.',
        )
        .optional(),
      CheckIn: wireDate.describe('Day of arrival, YYYY-MM-DD.'),
      CheckOut: wireDate.describe('Day of departure, YYYY-MM-DD, after CheckIn.'),
      CityId: modeNumber.describe(
        'Place to search: the `external_id` of a place lookup. Send either this or HotelId; the other is left out or null.',
      ),
      HotelId: modeNumber.describe(
        'Hotel whose rates are wanted. Send either this or CityId; the other is left out or null.',
      ),
      CountryCode: wireText(0, 8).describe('Country of the place; accepted and not needed.').optional(),
      NationalityId: wireText(0, 8)
        .describe('Country code of the guests; the booking has it where it names none itself.')
        .optional(),
      Occupancies: z.array(wireOccupancy).min(1).describe('One entry per room.'),
    }),
  },
  response: z.object({
    CheckIn: localDateTime.describe('Day of arrival with a time of zeros.'),
    CheckOut: localDateTime.describe('Day of departure with a time of zeros.'),
    PricedItineraries: z
      .array(hotelOffer)
      .describe(
        'Bookable rates: all of one hotel, or the cheapest of each of the first 50 hotels of a place.',
      ),
  }),
  onFailure: { CheckIn: null, CheckOut: null, PricedItineraries: [] },
  limit: 'searches',
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  bulk: true,
  source: {
    doc: 'session-gateway',
    section: 'Hotel v1',
    gaps: [87, 89, 90, 91, 92, 118, 203, 204, 211],
  },
  standing: 'documented',
  summary: 'Bookable hotel rates of a place or a hotel (first generation)',
  description: 'Bookable rates of the hotels of a place, or of one hotel (first generation).',
})
