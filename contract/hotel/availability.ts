import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { lisbonV2 } from '../place/place.ts'
import { wireDate, wireInt, wireNumber, wireText } from '../wire.ts'
import { hotelCard, hotelMeta, hotelProfileV2, hotelRateV2, hotelReviews } from './availability-answer.ts'
import { HOTEL_PAGE_SIZE_DEFAULT, HOTEL_PAGE_SIZE_MAX } from './limits.ts'
import { filterOption, hotelSort, modeNumber, wireOccupancy } from './stay-request.ts'

const corner = entity('MapCorner', { lat: wireNumber(-90, 90), lng: wireNumber(-180, 180) })

export const hotelAvailability = operation({
  ...sessionCall,
  id: 'hotel.availability',
  path: '/v2/Hotel/HotelAvailability',
  permission: 'hotel_availability',
  request: {
    params: null,
    query: null,
    body: z.object({
      CheckIn: wireDate,
      CheckOut: wireDate,
      CityId: modeNumber,
      HotelId: modeNumber,
      Occupancies: z.array(wireOccupancy).min(1),
      Filters: z
        .record(
          z.string(),
          z.union([
            z.null(),
            filterOption,
            z.boolean(),
            z.array(z.union([filterOption, z.boolean()])).max(500),
          ]),
        )
        .optional(),
      Sort: hotelSort.optional(),
      Page: wireInt(1, 1_000_000).default(1),
      PageSize: wireInt(1, HOTEL_PAGE_SIZE_MAX).default(HOTEL_PAGE_SIZE_DEFAULT),
      Map: entity('MapArea', { NorthEast: corner, SouthWest: corner }).optional(),
      lang: wireText(0, 8).optional(),
    }),
  },
  response: z.object({
    PricedItineraries: z.array(z.union([hotelRateV2, hotelCard])),
    Meta: hotelMeta.nullable(),
    Hotel: hotelProfileV2.nullable(),
    Policies: z.array(entity('HotelPolicyText', { Title: z.string(), Text: z.string() })),
    Reviews: hotelReviews.nullable(),
  }),
  onFailure: { PricedItineraries: [], Meta: null, Hotel: null, Policies: [], Reviews: null },
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: {
    doc: 'session-gateway',
    section: 'Hotel v2, POST /v2/Hotel/HotelAvailability',
    gaps: [111, 112, 113, 114, 115, 116, 117],
  },
  standing: 'documented',
  summary: 'Hotels of a place with live facets, or one hotel with its bookable rates',
  description:
    'City mode (CityId): hotels with lead prices, live facets, sort order and pages. Hotel mode (HotelId): the hotel and its bookable rates. The keys of the other mode are null or empty.',
  examples: [
    {
      name: 'four-star hotels of Lisbon',
      request: {
        CheckIn: '2027-03-10',
        CheckOut: '2027-03-12',
        CityId: lisbonV2.id,
        Occupancies: [{ AdultCount: 2, ChildCount: 1, ChildAges: [7] }],
        Filters: { class: ['4'] },
        Sort: 'price',
        PageSize: 10,
      },
      response: null,
    },
  ],
})
