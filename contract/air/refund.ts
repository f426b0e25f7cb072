import { z } from 'zod'
import { airCategoryAndStatus } from './category-and-status.ts'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, usdCode, wireChoice, wireText } from '../wire.ts'
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
      RefundType: refundType
        .describe('1 the named tickets, 2 the legs that are not flown yet, 3 every ticket.')
        .default(refundTypes.tickets),
      EticketNumbers: z
        .array(wireText(1))
        .nullish()
        .describe('Numbers of the e-tickets to refund; left out, null or empty, all that can be.'),
      RefundPaymentMode: refundPaymentMode
        .describe('0 unknown, 1 credit, 2 bank account. The wallet is credited whatever is sent.')
        .default(1),
    }),
  },
  response: z.object({
    UniqueId: answeredUniqueId,
    ...airCategoryAndStatus,
    RefundedTickets: z.array(z.string()).describe('Numbers of the e-tickets that this call refunded.'),
    RefundAmount: usd.describe('Money that this call gave back to the wallet, in US dollars.'),
    PenaltyAmount: usd.describe("Part of the tickets' price that was kept, in US dollars."),
    Currency: usdCode,
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
