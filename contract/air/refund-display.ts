import { z } from 'zod'
import { entity } from '../entity.ts'
import { uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'

const ticket = entity('RefundTicket', {
  ETicketNumber: z.string(),
  EticketStatus: z.int(),
  IsRefunded: z.boolean(),
  AirlinePnr: z.string(),
  /** The part of the ticket's price that a refund keeps, or has kept if the ticket is refunded. */
  PenaltyAmount: usd,
  IsNonRefundable: z.boolean(),
  Currency: z.string(),
  /** Origin and destination of the journey: `LHR-VIE`. */
  Route: z.string(),
  /**
   * The amount that a refund gives back, or has given back. No document has it: a caller does without it
   * where it is missing. After the first departure it cannot be computed from the record.
   */
  RefundAmount: usd.optional(),
})

export const airRefundDisplay = operation({
  ...sessionCall,
  id: 'air.refund-display',
  path: '/Air/AirRefundDisplay',
  permission: 'air_refund_display',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({ UniqueId: z.string(), RefundType: z.int(), EticketNumbers: z.array(ticket) }),
  onFailure: { UniqueId: null, RefundType: null, EticketNumbers: [] },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103003', 'Err0103004'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Air, AirRefundDisplay', gaps: [78, 79, 228] },
  standing: 'documented',
  summary: 'Show the penalty of refunding each e-ticket',
  description:
    'The cost of refunding each e-ticket now. Changes nothing. RefundType is the one that the amounts are for: 2 once a flight has left and only the legs that remain can be refunded.',
})
