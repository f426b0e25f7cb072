import { z } from 'zod'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, usdCode } from '../wire.ts'
import { cancellationPolicies } from './offer.ts'

export const hotelCancelDisplay = operation({
  ...sessionCall,
  id: 'hotel.cancel-display',
  path: '/v2/Hotel/HotelCancelDisplay',
  aliases: ['/Hotel/HotelCancelDisplay'],
  permission: 'hotel_cancel_display',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: answeredUniqueId,
    NonRefundable: z.boolean().describe('Whether nothing is given back any more.'),
    CancellationPolicies: cancellationPolicies,
    CurrentPenalty: usd.describe(
      'What cancelling would cost now, in US dollars; 0 for a booking that is only held.',
    ),
    RefundAmount: usd.describe(
      'Money that would be given back now, in US dollars; 0 for a booking that is only held.',
    ),
    Currency: usdCode,
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
