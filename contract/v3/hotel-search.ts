import { z } from 'zod'
import { entity } from '../entity.ts'
import {
  HOTEL_PAGE_SIZE_DEFAULT,
  HOTEL_PAGE_SIZE_MAX,
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
} from '../hotel/limits.ts'
import { filterOption, hotelNumber, hotelSort } from '../hotel/stay-request.ts'
import { v3Call } from '../families.ts'
import { operation } from '../operation.ts'
import { wireDate, wireInt } from '../wire.ts'
import { citySearch, hotelRatesSearch } from './hotel-objects.ts'

const option = z.union([filterOption, z.boolean().transform(String)])

export const hotelSearch = operation({
  ...v3Call,
  id: 'hotel.search',
  path: '/hotels/searches',
  permission: 'hotel_availability',
  scope: 'hotels:read',
  request: {
    params: null,
    query: null,
    body: z.object({
      check_in: wireDate.describe('Day of arrival, YYYY-MM-DD.'),
      check_out: wireDate.describe('Day of departure, YYYY-MM-DD, after `check_in`.'),
      city_id: hotelNumber
        .nullish()
        .describe(
          'Place to search (city mode): the `external_id` of a place lookup. Send either this or `hotel_id`; the other is left out or null.',
        ),
      hotel_id: hotelNumber
        .nullish()
        .describe(
          'Hotel whose rates are wanted (hotel mode), from a result of city mode. Send either this or `city_id`; the other is left out or null.',
        ),
      occupancies: z
        .array(
          entity('RoomGuests', {
            adults: wireInt(1, MAX_ADULTS_PER_ROOM).describe('Adults in the room.'),
            children: z
              .array(wireInt(0, MAX_CHILD_AGE))
              .max(MAX_CHILDREN_PER_ROOM)
              .nullish()
              .describe('Age of each child at check-out; left out or null, no children.'),
          }),
        )
        .min(1)
        .describe('One entry per room.'),
      sort: hotelSort
        .nullish()
        .describe(
          "Sort order, in city mode only: price, stars_desc, stars_asc, review_score, distance or popularity. Left out or null, the supplier's own order.",
        ),
      filters: z
        .record(z.string(), z.array(option).max(500))
        .nullish()
        .describe(
          'For each facet key the values that are wanted, in city mode only; left out or null, all hotels. Values of one key are alternatives; different keys must all be met.',
        ),
      page: wireInt(1, 1_000_000)
        .nullish()
        .describe('Page to return, from 1 on, in city mode; left out or null, the first.'),
      page_size: wireInt(1, HOTEL_PAGE_SIZE_MAX)
        .nullish()
        .describe(`Most hotels on a page, in city mode; left out or null, ${HOTEL_PAGE_SIZE_DEFAULT}.`),
    }),
  },
  response: z.discriminatedUnion('mode', [citySearch, hotelRatesSearch]),
  limit: 'searches',
  errors: ['validation_failed'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  bulk: true,
  pages: { in: 'body', by: ['page'] },
  source: { doc: 'v3', section: 'Hotel search', gaps: [141, 142, 143, 144, 145, 146, 147] },
  standing: 'documented',
  summary: 'Search the hotels of a place with live facets, or the rates of one hotel',
  description: 'City mode (city_id) with live facets, or hotel mode (hotel_id) with bookable rates.',
})
