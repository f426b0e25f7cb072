import { z } from 'zod'
import { activityStates } from '../activity/booking-states.ts'
import type { BookingKind } from '../booking/kinds.ts'
import { airStates } from '../air/booking-states.ts'
import { nameField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { v3Call } from '../families.ts'
import { hotelStates } from '../hotel/booking-states.ts'
import { operation } from '../operation.ts'
import { instant } from '../wire.ts'
import { cursorList, cursorQuery } from './cursor-list.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'

/** The kinds of bookings by their names in this list. */
export const ownBookingKinds = {
  flight: 'air',
  hotel: 'hotel',
  activity: 'activity',
} as const satisfies Record<string, BookingKind>

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
      kind: z
        .enum(Object.keys(ownBookingKinds) as (keyof typeof ownBookingKinds)[])
        .describe('What is booked.'),
      status: nameField([
        ...new Set([...Object.keys(airStates), ...Object.keys(hotelStates), ...activityStates]),
      ]).describe(
        'State of the booking. Flights: `held`, `ticketing`, `ticketed`, `refunded`, `cancelled`, `failed` where the airline refused the tickets. Hotels: `held`, `confirmed`, `withdrawn` where it was cancelled after that, `cancelled`. Both: `short` where the wallet was too low, `duplicate`. Activities: as their own interface has it.',
      ),
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
