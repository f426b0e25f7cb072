import { z } from 'zod'
import { operation } from '../operation.ts'
import { instant, wireText } from '../wire.ts'
import { hotelRate } from './hotel-objects.ts'

/** Verifies a rate for 15 minutes; its id may differ from the one asked for (gap 127). */
export const hotelRateConfirmation = operation({
  id: 'hotel.rate-confirmation',
  method: 'POST',
  path: '/hotels/rates/{id}/confirmation',
  aliases: [],
  family: 'v3',
  auth: 'token',
  permission: null,
  scope: 'hotels:read',
  request: { params: z.object({ id: wireText(1, 256) }), query: null, body: null },
  response: hotelRate.extend({ confirmed_until: instant, price_change: z.boolean() }),
  answer: 'json',
  onFailure: null,
  events: null,
  errors: ['not_found', 'offer_expired'],
  kind: 'read',
  retry: 'idempotent',
  source: { doc: 'v3', section: 'Resources, hotel_rate', gaps: [125, 127, 128] },
  standing: 'assumed',
  summary: 'Confirm a hotel rate right before it is booked',
  examples: [],
})
