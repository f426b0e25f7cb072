import { z } from 'zod'
import { operation } from '../operation.ts'
import { uniqueId } from '../booking/references.ts'

/** Queues a held booking for issue. Any state but 10/10 is refused (gap 71). */
export const airOrderTicket = operation({
  id: 'air.order-ticket',
  method: 'POST',
  path: '/Air/AirOrderTicket',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: 'air_order_ticket',
  scope: null,
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({ Category: z.int(), Status: z.int() }),
  answer: 'json',
  onFailure: { Category: null, Status: null },
  events: null,
  errors: ['Err0103003', 'Err0103006', 'Err0103007'],
  kind: 'commit',
  retry: 'never',
  source: { doc: 'session-gateway', section: 'Air, AirOrderTicket', gaps: [66, 67, 71] },
  standing: 'documented',
  summary: 'Order the ticket of a held booking',
  examples: [],
})
