import { z } from 'zod'
import { airCategoryAndStatus } from './category-and-status.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { cancellationPolicy } from '../hotel/offer.ts'

export const airCancel = operation({
  ...sessionCall,
  id: 'air.cancel',
  path: '/Air/AirCancel',
  permission: 'air_cancel',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: answeredUniqueId,
    ...airCategoryAndStatus,
    CancellationPolicies: z
      .array(cancellationPolicy)
      .describe('Always empty: to cancel a held booking is free.'),
    PaymentDeadline: z.string().nullable().describe('Always null: nothing is left to pay.'),
    CanExtendPaymentDeadline: z.boolean().describe('Always false.'),
  }),
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    CancellationPolicies: [],
    PaymentDeadline: null,
    CanExtendPaymentDeadline: false,
  },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103003', 'Err0103004', 'Err0103005', 'Err0103007'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Air, AirCancel', gaps: [69, 70] },
  standing: 'documented',
  summary: 'Cancel a held booking and release its funds',
  description: 'Cancels a held booking and releases its funds.',
})
