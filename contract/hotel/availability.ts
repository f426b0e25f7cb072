import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireDate, wireInt, wireNumber, wireText } from '../wire.ts'
import { hotelCard, hotelMeta, hotelProfileV2, hotelRateV2, hotelReviews } from './availability-answer.ts'
import { HOTEL_PAGE_SIZE_DEFAULT, HOTEL_PAGE_SIZE_MAX } from './limits.ts'
import { filterOption, hotelSort, modeNumber, wireOccupancy } from './stay-request.ts'

const corner = entity('MapCorner', {
  lat: wireNumber(-90, 90).describe('Latitude in degrees, north positive.'),
  lng: wireNumber(-180, 180).describe('Longitude in degrees, east positive.'),
})

export const hotelAvailability = operation({
  ...sessionCall,
  id: 'hotel.availability',
  path: '/v2/Hotel/HotelAvailability',
  permission: 'hotel_availability',
  request: {
    params: null,
    query: null,
    body: z.object({
      CheckIn: wireDate.describe('Day of arrival, YYYY-MM-DD.'),
      CheckOut: wireDate.describe('Day of departure, YYYY-MM-DD, after CheckIn.'),
      CityId: modeNumber.describe(
        'Place to search (city mode): the `external_id` of a place lookup. Send either this or HotelId; the other is left out or null.',
      ),
      HotelId: modeNumber.describe(
        'Hotel whose rates are wanted (hotel mode). Send either this or CityId; the other is left out or null.',
      ),
      Occupancies: z.array(wireOccupancy).min(1).describe('One entry per room.'),
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
        .describe(
          'For each key of Meta.Filters a value or several, in city mode only. Values of one key are alternatives; different keys must all be met.',
        )
        .optional(),
      Sort: hotelSort
        .describe(
          "Sort order, in city mode only: price, stars_desc, stars_asc, review_score, distance or popularity. Left out, the supplier's own order.",
        )
        .optional(),
      Page: wireInt(1, 1_000_000).describe('Page to return, from 1 on, in city mode.').default(1),
      PageSize: wireInt(1, HOTEL_PAGE_SIZE_MAX)
        .describe('Most hotels on a page, in city mode.')
        .default(HOTEL_PAGE_SIZE_DEFAULT),
      Map: entity('MapArea', {
        NorthEast: corner.describe('Upper right corner.'),
        SouthWest: corner.describe('Lower left corner.'),
      })
        .describe('Rectangle of a map; only hotels within it are wanted.')
        .optional(),
      lang: wireText(0, 8)
        .describe('Code of the language for texts; accepted, and all texts are English.')
        .optional(),
    }),
  },
  response: z.object({
    PricedItineraries: z
      .array(z.union([hotelRateV2, hotelCard]))
      .describe(
        'In city mode the hotels of this page with lead prices, in hotel mode the bookable rates of the hotel.',
      ),
    Meta: hotelMeta
      .nullable()
      .describe('Pages, prices, sort orders and filters of city mode; null in hotel mode.'),
    Hotel: hotelProfileV2.nullable().describe('The hotel whose rates these are; null in city mode.'),
    Policies: z
      .array(
        entity('HotelPolicyText', {
          Title: z.string().describe('What the rule is about, in English.'),
          Text: z.string().describe('The rule in English.'),
        }),
      )
      .describe('Rules of the hotel for its guests; empty in city mode.'),
    Reviews: hotelReviews.nullable().describe('What guests say of the hotel; null in city mode.'),
  }),
  pages: { in: 'body', by: ['Page'] },
  onFailure: { PricedItineraries: [], Meta: null, Hotel: null, Policies: [], Reviews: null },
  limit: 'searches',
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
})
