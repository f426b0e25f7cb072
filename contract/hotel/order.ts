import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { operation } from '../operation.ts'

/** Confirms a held booking; the voucher is then issued. Any state but 10 is refused. */
export const hotelOrder = operation({
  id: 'hotel.order',
  method: 'POST',
  path: '/v2/Hotel/HotelOrder',
  aliases: ['/Hotel/HotelOrder'],
  family: 'session',
  auth: 'session',
  permission: 'hotel_order',
  scope: null,
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object({ Category: z.int(), Status: z.int() }),
  answer: 'json',
  onFailure: { Category: null, Status: null },
  events: null,
  errors: ['Err0103006', 'Err0103007', 'Err0104002'],
  kind: 'commit',
  retry: 'never',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [87, 95, 106] },
  standing: 'documented',
  summary: 'Confirm a held hotel booking',
  examples: [],
})
