import { z } from 'zod'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { localDateTime } from '../wire.ts'
import { cancellationPolicies } from './offer.ts'

export const hotelExtendPaymentDeadline = operation({
  ...sessionCall,
  id: 'hotel.extend-payment-deadline',
  path: '/v2/Hotel/HotelExtendPaymentDeadline',
  permission: 'hotel_extend_payment_deadline',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: answeredUniqueId,
    PaymentDeadline: localDateTime.describe(
      'Until when the booking must be confirmed now, in UTC without an offset.',
    ),
    CanExtendPaymentDeadline: z.boolean().describe('Always false: the deadline moves once.'),
    CancellationPolicies: cancellationPolicies,
  }),
  onFailure: {
    UniqueId: null,
    PaymentDeadline: null,
    CanExtendPaymentDeadline: false,
    CancellationPolicies: [],
  },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103006', 'Err0103007', 'Err0104002'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: {
    doc: 'session-gateway',
    section: 'Hotel v2, POST /v2/Hotel/HotelExtendPaymentDeadline',
    gaps: [102, 106, 203],
  },
  standing: 'documented',
  summary: 'Extend the deadline of a held hotel booking once',
  description: 'Adds ten minutes to the deadline of a held booking, once.',
})
