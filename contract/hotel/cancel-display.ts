import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'
import { cancellationPolicy } from './offer.ts'

/** What cancelling a booking would cost now, and what would come back. Changes nothing (gap 101). */
export const hotelCancelDisplay = operation({
  id: 'hotel.cancel-display',
  method: 'POST',
  path: '/v2/Hotel/HotelCancelDisplay',
  aliases: ['/Hotel/HotelCancelDisplay'],
  family: 'session',
  auth: 'session',
  permission: 'hotel_cancel_display',
  scope: null,
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: z.string(),
    NonRefundable: z.boolean(),
    CancellationPolicies: z.array(cancellationPolicy),
    CurrentPenalty: usd,
    RefundAmount: usd,
    Currency: z.string(),
  }),
  answer: 'json',
  onFailure: {
    UniqueId: null,
    NonRefundable: null,
    CancellationPolicies: [],
    CurrentPenalty: null,
    RefundAmount: null,
    Currency: null,
  },
  events: null,
  errors: ['Err0103004', 'Err0103005', 'Err0104002'],
  kind: 'read',
  retry: 'idempotent',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [101, 106] },
  standing: 'documented',
  summary: 'Show what cancelling a hotel booking costs now',
  examples: [],
})
