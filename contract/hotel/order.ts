import { z } from 'zod'
import { hotelCategoryAndStatus } from './category-and-status.ts'
import { uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'

export const hotelOrder = operation({
  ...sessionCall,
  id: 'hotel.order',
  path: '/v2/Hotel/HotelOrder',
  aliases: ['/Hotel/HotelOrder'],
  permission: 'hotel_order',
  request: { params: null, query: null, body: z.object({ UniqueId: uniqueId }) },
  response: z.object(hotelCategoryAndStatus),
  onFailure: { Category: null, Status: null },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103006', 'Err0103007', 'Err0104002'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Hotel v2', gaps: [87, 95, 106] },
  standing: 'documented',
  summary: 'Confirm a held hotel booking',
  description: 'Confirms a held booking; the voucher is issued afterwards. Refused in any state but 10.',
})
