import { z } from 'zod'
import { entity } from '../entity.ts'
import { v3Call } from '../families.ts'
import { operation } from '../operation.ts'
import { instant } from '../wire.ts'
import { cursorList, cursorQuery } from './cursor-list.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'

export const ownBookings = operation({
  ...v3Call,
  id: 'booking.list',
  method: 'GET',
  path: '/bookings',
  permission: 'air_booking_data',
  scope: 'flights:read',
  otherScopes: ['activities:read'],
  request: { params: null, query: cursorQuery, body: null },
  encoding: null,
  response: cursorList(
    'booking_list',
    entity('Booking', {
      object: objectType('booking'),
      id: z
        .string()
        .describe(
          "The id by which its own family knows the booking: an order's id, a hotel booking's UniqueId, an activity booking's uuid.",
        ),
      kind: z.enum(['flight', 'hotel', 'activity']).describe('What is booked.'),
      status: z.string().describe('State of the booking; its values depend on `kind`.'),
      total: money.describe('Price of the whole booking.'),
      created_at: instant.describe('When the booking was made, in UTC.'),
    }),
  ),
  pages: { in: 'query', by: ['after'] },
  errors: ['invalid_cursor'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'v3', section: 'Pagination', gaps: [153] },
  standing: 'assumed',
  summary: "List the office's bookings of every kind",
  description:
    "The office's bookings of every kind, newest first. `id` is that of the kind: an order's, a hotel booking's UniqueId, the uuid of an activity booking.",
})
