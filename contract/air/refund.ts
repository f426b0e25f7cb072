import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, wireChoice, wireText } from '../wire.ts'
import { refundTypes } from './refund-types.ts'

/** RefundType, by number or name (gap 80). */
export const refundType = wireChoice([refundTypes.tickets, refundTypes.unflown, refundTypes.all], {
  Eticket: refundTypes.tickets,
  Segment: refundTypes.unflown,
  Pnr: refundTypes.all,
})

/** The wallet is credited whatever is asked for (States and transitions; gap 81). */
export const refundPaymentMode = wireChoice([0, 1, 2], { Unknown: 0, Credit: 1, BankAccount: 2 })

export const airRefund = operation({
  ...sessionCall,
  id: 'air.refund',
  path: '/Air/AirRefund',
  permission: 'air_refund',
  request: {
    params: null,
    query: null,
    body: z.object({
      UniqueId: uniqueId,
      RefundType: refundType.default(refundTypes.tickets),
      EticketNumbers: z.array(wireText(1)).nullish(),
      RefundPaymentMode: refundPaymentMode.default(1),
    }),
  },
  response: z.object({
    UniqueId: z.string(),
    Category: z.int(),
    Status: z.int(),
    /** The numbers of the e-tickets that this call refunded. */
    RefundedTickets: z.array(z.string()),
    RefundAmount: usd,
    PenaltyAmount: usd,
    Currency: z.string(),
  }),
  onFailure: {
    UniqueId: null,
    Category: null,
    Status: null,
    RefundedTickets: [],
    RefundAmount: null,
    PenaltyAmount: null,
    Currency: null,
  },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103003', 'Err0103004', 'Err0103007', 'Err0106001'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Air, AirRefund', gaps: [79, 80, 81, 82, 83, 228] },
  standing: 'documented',
  summary: 'Refund e-tickets and credit the wallet',
  description:
    'Refunds e-tickets of a ticketed booking, each at most once, and credits the wallet. EticketNumbers null or empty means every e-ticket that can be refunded. The booking is 21/25 once all of them are.',
})
