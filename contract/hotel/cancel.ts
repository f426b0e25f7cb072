import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'

/**
 * Cancels a held booking and releases its funds, or a confirmed one and refunds what its policy leaves (gap 99).
 * CancelActor and RefundPaymentMode are accepted and ignored, whatever they are.
 */
export const hotelCancel = operation({
  id: 'hotel.cancel',
  method: 'POST',
  path: '/v2/Hotel/HotelCancel',
  aliases: ['/Hotel/HotelCancel'],
  family: 'session',
  auth: 'session',
  permission: 'hotel_cancel',
  scope: null,
  request: {
    params: null,
    query: null,
    body: z.object({
      UniqueId: uniqueId,
      CancelActor: z.unknown().optional(),
      RefundPaymentMode: z.unknown().optional(),
    }),
  },
  response: z.object({
    UniqueId: z.string(),
    Category: z.int(),
    Status: z.int(),
    CancellationCharge: usd,
    RefundAmount: usd,
    Currency: z.string(),
  }),
  answer: 'json',
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    CancellationCharge: null,
    RefundAmount: null,
    Currency: null,
  },
  events: null,
  errors: ['Err0103004', 'Err0103005', 'Err0103007', 'Err0104002'],
  kind: 'commit',
  retry: 'never',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [87, 98, 99, 100, 106] },
  standing: 'documented',
  summary: 'Cancel a hotel booking before or after its confirmation',
  examples: [],
})
