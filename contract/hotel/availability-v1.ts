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
      Provider: provider.optional(),
      CheckIn: wireDate,
      CheckOut: wireDate,
      CityId: modeNumber,
      HotelId: modeNumber,
      CountryCode: wireText(0, 8).optional(),
      NationalityId: wireText(0, 8).optional(),
      Occupancies: z.array(wireOccupancy).min(1),
    }),
  },
  response: z.object({
    CheckIn: localDateTime,
    CheckOut: localDateTime,
    PricedItineraries: z.array(hotelOffer),
  }),
  onFailure: { CheckIn: null, CheckOut: null, PricedItineraries: [] },
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
