import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'
import { cancellationPolicy } from './offer.ts'

export const hotelCancelDisplay = operation({
  ...sessionCall,
  id: 'hotel.cancel-display',
  path: '/v2/Hotel/HotelCancelDisplay',
  aliases: ['/Hotel/HotelCancelDisplay'],
  permission: 'hotel_cancel_display',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: z.string().describe("The gateway's reference of the booking."),
    NonRefundable: z.boolean().describe('Whether nothing is given back any more.'),
    CancellationPolicies: z
      .array(cancellationPolicy)
      .describe('What cancelling costs from which time on, by date.'),
    CurrentPenalty: usd.describe(
      'What cancelling would cost now, in US dollars; 0 for a booking that is only held.',
    ),
    RefundAmount: usd.describe(
      'Money that would be given back now, in US dollars; 0 for a booking that is only held.',
    ),
    Currency: z.string().describe('ISO 4217 code, always `USD`.'),
  }),
  onFailure: {
    UniqueId: null,
    NonRefundable: null,
    CancellationPolicies: [],
    CurrentPenalty: null,
    RefundAmount: null,
    Currency: null,
  },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103004', 'Err0103005', 'Err0104002'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [101, 106] },
  standing: 'documented',
  summary: 'Show what cancelling a hotel booking costs now',
  description: 'The cost and the refund of cancelling a booking now. Changes nothing.',
})
