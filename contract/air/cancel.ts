import { z } from 'zod'
import { operation } from '../operation.ts'
import { uniqueId } from '../booking/references.ts'

/** Cancels a held booking and releases its funds (gap 69). */
export const airCancel = operation({
  id: 'air.cancel',
  method: 'POST',
  path: '/Air/AirCancel',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: 'air_cancel',
  scope: null,
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: z.string(),
    Category: z.int(),
    Status: z.int(),
    CancellationPolicies: z.array(
      z.object({ Amount: z.number(), FromDate: z.string(), Currency: z.string() }),
    ),
    PaymentDeadline: z.string().nullable(),
    CanExtendPaymentDeadline: z.boolean(),
  }),
  answer: 'json',
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    CancellationPolicies: [],
    PaymentDeadline: null,
    CanExtendPaymentDeadline: false,
  },
  events: null,
  errors: ['Err0103003', 'Err0103004', 'Err0103005', 'Err0103007'],
  kind: 'commit',
  retry: 'never',
  source: { doc: 'session-gateway', section: 'Air, AirCancel', gaps: [69, 70] },
  standing: 'documented',
  summary: 'Cancel a held booking and release its funds',
  examples: [],
})
