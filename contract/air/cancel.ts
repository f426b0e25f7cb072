import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { uniqueId } from '../booking/references.ts'
import { cancellationPolicy } from '../hotel/offer.ts'

export const airCancel = operation({
  ...sessionCall,
  id: 'air.cancel',
  path: '/Air/AirCancel',
  permission: 'air_cancel',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: z.string(),
    Category: z.int(),
    Status: z.int(),
    CancellationPolicies: z.array(cancellationPolicy),
    PaymentDeadline: z.string().nullable(),
    CanExtendPaymentDeadline: z.boolean(),
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
