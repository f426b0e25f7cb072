import { z } from 'zod'
import { refundPaymentMode, refundType } from '../air/refund.ts'
import { v3Call } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { plainText, wireText } from '../wire.ts'
import { flightOrder, refund, refundQuote } from './flight-objects.ts'

const orderId = z.object({ id: wireText(1, 128).describe('Id of the order, with the prefix `ord_`.') })

const orderCommit = {
  ...v3Call,
  permission: 'air_book',
  scope: 'flights:write',
  kind: 'commit',
  retry: 'never',
  repeats: 'idempotency-key',
  asks: 'store',
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

/**
 * The refusals that any change of an order can meet: it belongs to somebody else, or its Idempotency-Key was
 * used.
 */
const refusals = [
  'not_found',
  'not_order_owner',
  'validation_failed',
  'idempotency_conflict',
  'idempotency_key_reused',
] as const

export const ticketFlightOrder = operation({
  ...orderCommit,
  id: 'flight-order.ticket',
  path: '/flights/orders/{id}/ticket',
  permission: 'air_order_ticket',
  request: { params: orderId, query: null, body: null },
  encoding: null,
  response: flightOrder,
  successStatus: 202,
  booking: { asked: 'id', answered: null },
  errors: [...refusals, 'order_not_ticketable'],
  source: {
    doc: 'v3',
    section: 'Flight orders, POST /flights/orders/{id}/ticket',
    gaps: [129, 130, 132, 158],
  },
  summary: 'Issue the ticket of a held order',
  description: 'Orders the ticket of a held order; the caller reads the order until it is ticketed.',
})

export const cancelFlightOrder = operation({
  ...orderCommit,
  id: 'flight-order.cancel',
  path: '/flights/orders/{id}/cancellation',
  permission: 'air_cancel',
  request: { params: orderId, query: null, body: null },
  encoding: null,
  response: flightOrder,
  booking: { asked: 'id', answered: null },
  errors: [...refusals, 'order_ticketed', 'order_ticketing', 'order_not_cancellable'],
  source: {
    doc: 'v3',
    section: 'Flight orders, POST /flights/orders/{id}/cancellation',
    gaps: [129, 131, 132],
  },
  summary: 'Cancel a held order',
  description: 'Cancels a held order and releases what it holds.',
})

export const quoteFlightRefund = operation({
  ...v3Call,
  id: 'flight-order.refund-quote',
  method: 'GET',
  path: '/flights/orders/{id}/refund',
  permission: 'air_refund_display',
  scope: 'flights:read',
  request: { params: orderId, query: null, body: null },
  encoding: null,
  response: refundQuote,
  booking: { asked: 'id', answered: null },
  errors: ['not_found', 'order_not_refundable'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'v3', section: 'Flight orders, GET /flights/orders/{id}/refund', gaps: [134, 237] },
  standing: 'documented',
  summary: 'Show the penalty of refunding each ticket',
  description: 'The cost of refunding each ticket now. Changes nothing.',
})

export const refundFlightOrder = operation({
  ...orderCommit,
  id: 'flight-order.refund',
  path: '/flights/orders/{id}/refund',
  permission: 'air_refund',
  request: {
    params: orderId,
    query: null,
    body: z.object({
      refund_type: refundType
        .nullish()
        .describe(
          '1 refunds the named tickets, 2 the legs that are not flown yet, 3 every ticket; left out or null, what the quote shows.',
        ),
      ticket_numbers: z
        .array(wireText(1, 32))
        .max(100)
        .nullish()
        .describe('Numbers of the e-tickets to refund; left out or null, all that can be.'),
      refund_payment_mode: refundPaymentMode
        .nullish()
        .describe(
          '0 unknown, 1 credit, 2 bank account; may be left out or null. The wallet is credited whatever is sent.',
        ),
    }),
  },
  response: refund,
  booking: { asked: 'id', answered: null },
  errors: [...refusals, 'order_not_refundable'],
  source: {
    doc: 'v3',
    section: 'Flight orders, POST /flights/orders/{id}/refund',
    gaps: [129, 134, 135, 136, 237],
  },
  summary: 'Refund tickets of a ticketed order',
  description:
    'Refunds tickets and credits the wallet at once, although the answer says `requested`. Without `ticket_numbers` every ticket that can be refunded is. The order is `refunded` once all its tickets are.',
})

export const addFlightOrderNotes = operation({
  ...orderCommit,
  id: 'flight-order.notes',
  path: '/flights/orders/{id}/notes',
  request: {
    params: orderId,
    query: null,
    body: z.object({
      notes: z.array(plainText(1, 1000)).min(1).max(50).describe('Notes to append, each of free text.'),
    }),
  },
  response: flightOrder,
  booking: { asked: 'id', answered: null },
  errors: refusals,
  source: { doc: 'v3', section: 'Flight orders, POST /flights/orders/{id}/notes', gaps: [77, 129, 155] },
  summary: 'Add notes to an order',
  description: 'Appends free-text notes to an order in any state.',
})
