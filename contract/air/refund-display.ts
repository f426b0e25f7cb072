import { z } from 'zod'
import { codeField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { answeredUniqueId, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, usdCode } from '../wire.ts'
import { eTicketStatus } from './coded-fields.ts'
import { refundTypes } from './refund-types.ts'

const ticket = entity('RefundTicket', {
  ETicketNumber: z.string().describe('Number of the e-ticket, 13 digits.'),
  EticketStatus: eTicketStatus,
  IsRefunded: z.boolean().describe('Whether the ticket was refunded before.'),
  AirlinePnr: z.string().describe('Record locator of the airline, six characters.'),
  PenaltyAmount: usd.describe(
    "The part of the ticket's price in US dollars that a refund keeps, or has kept where the ticket is refunded.",
  ),
  IsNonRefundable: z.boolean().describe('Whether nothing can be refunded for this ticket.'),
  Currency: usdCode,
  Route: z
    .string()
    .describe(
      'First and last place of the journey, as `LHR-VIE`; a return trip leads to the end of its first leg.',
    ),
  RefundAmount: usd
    .describe(
      'Money in US dollars that a refund gives back, or has given back; a caller must do without it where it is absent.',
    )
    .optional(),
})

export const airRefundDisplay = operation({
  ...sessionCall,
  id: 'air.refund-display',
  path: '/Air/AirRefundDisplay',
  permission: 'air_refund_display',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({
    UniqueId: answeredUniqueId,
    RefundType: codeField({ tickets: refundTypes.tickets, unflown: refundTypes.unflown }).describe(
      'What the amounts are for: 1 the tickets; 2 the legs that are not flown yet, once a flight has left.',
    ),
    EticketNumbers: z.array(ticket).describe('The e-tickets with the cost of refunding each now.'),
  }),
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
