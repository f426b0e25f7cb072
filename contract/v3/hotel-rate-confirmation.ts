import { z } from 'zod'
import { v3Call } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, wireText } from '../wire.ts'
import { hotelRate } from './hotel-objects.ts'
import { CHECK_MINUTES } from '../hotel/limits.ts'

export const hotelRateConfirmation = operation({
  ...v3Call,
  id: 'hotel.rate-confirmation',
  path: '/hotels/rates/{id}/confirmation',
  permission: 'hotel_check_rate',
  scope: 'hotels:read',
  request: {
    params: z.object({
      id: wireText(1, 256).describe('Id of the rate, with the prefix `hrt_`, as the search gave it.'),
    }),
    query: null,
    body: null,
  },
  encoding: null,
  response: hotelRate.extend({
    confirmed_until: instant.describe(
      `Until when price and room are good for a booking, in UTC: for ${CHECK_MINUTES} minutes.`,
    ),
    price_change: z.boolean().describe('Whether the price differs from the one that the search showed.'),
  }),
  errors: ['not_found', 'offer_expired'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'v3', section: 'Resources, hotel_rate', gaps: [125, 127, 128] },
  standing: 'assumed',
  summary: 'Confirm a hotel rate right before it is booked',
  description: 'Verifies a rate for 15 minutes; its id may differ from the one asked for.',
})
