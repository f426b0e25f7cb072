import { z } from 'zod'
import { hotelCategoryAndStatus } from './category-and-status.ts'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, usdCode } from '../wire.ts'

export const hotelCancel = operation({
  ...sessionCall,
  id: 'hotel.cancel',
  path: '/v2/Hotel/HotelCancel',
  aliases: ['/Hotel/HotelCancel'],
  permission: 'hotel_cancel',
  request: {
    params: null,
    query: null,
    body: z.object({
      UniqueId: uniqueId,
      CancelActor: z.unknown().describe('Accepted and ignored.').optional(),
      RefundPaymentMode: z.unknown().describe('Accepted and ignored: the wallet is credited.').optional(),
    }),
  },
  response: z.object({
    UniqueId: answeredUniqueId,
    ...hotelCategoryAndStatus,
    CancellationCharge: usd.describe(
      'What the cancellation costs, in US dollars; 0 for a booking that was only held.',
    ),
    RefundAmount: usd.describe(
      'Money given back to the wallet, in US dollars; 0 for a booking that was only held.',
    ),
    Currency: usdCode,
  }),
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    CancellationCharge: null,
    RefundAmount: null,
    Currency: null,
  },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103004', 'Err0103005', 'Err0103007', 'Err0104002'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [87, 98, 99, 100, 106] },
  standing: 'documented',
  summary: 'Cancel a hotel booking before or after its confirmation',
  description:
    'Cancels a held booking and releases its funds, or cancels a confirmed booking and refunds the amount that its policy leaves. CancelActor and RefundPaymentMode are accepted with any value and ignored.',
})
