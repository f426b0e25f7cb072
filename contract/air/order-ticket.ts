import { z } from 'zod'
import { airCategoryAndStatus } from './category-and-status.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { uniqueId } from '../booking/references.ts'

export const airOrderTicket = operation({
  ...sessionCall,
  id: 'air.order-ticket',
  path: '/Air/AirOrderTicket',
  permission: 'air_order_ticket',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object(airCategoryAndStatus),
  onFailure: { Category: null, Status: null },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103003', 'Err0103006', 'Err0103007'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Air, AirOrderTicket', gaps: [66, 67, 71] },
  standing: 'documented',
  summary: 'Order the ticket of a held booking',
  description: 'Queues a held booking for issue. Refused in any state but 10/10.',
})
