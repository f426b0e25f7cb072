import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'
import { wireBoolean, wireInt, wireName, wireText } from '../wire.ts'
import { activityStates, type ActivityState } from './booking-states.ts'
import { activityEvents } from './codes.ts'
import { singaporeInstant } from './fields.ts'
import { EVENTS_DEFAULT, EVENTS_MAX } from './limits.ts'

/** The states of a booking, as events write them. */
const upperCaseStates = activityStates.map((state) => state.toUpperCase() as Uppercase<ActivityState>)

const bookingUuid = z.string().describe('Reference of the booking, as from its creation.')

/** What events report (gap 193). */
const payload = z.union([
  entity('BookingChange', {
    bookingUuid,
    currentStatus: z.enum(upperCaseStates).describe('The state after the change.'),
    previousStatus: z
      .enum(upperCaseStates)
      .nullable()
      .describe('The state before the change; null where the booking was made.'),
    partnerReference: z.string().nullable().describe("The caller's own reference; null where none was sent."),
  }),
  entity('BookingTickets', {
    bookingUuid,
    tickets: z.array(z.string()).describe('Ids of the vouchers that are good now.'),
  }),
  entity('ProductChange', {
    productTypeUuid: z.string().describe('The variant, on events about one.').optional(),
    productUuid: z.string().describe('The product.'),
    date: z.string().describe('The date of the visit whose prices or places changed.').optional(),
  }),
])

export type ActivityEventPayload = z.infer<typeof payload>

const foundEvent = entity('ActivityEvent', {
  event: z.enum(activityEvents).describe('Name of the event.'),
  primaryUuid: z
    .string()
    .describe(
      'The product, variant or booking that the event is about; a booking by its uuid from the creation.',
    ),
  found: z.literal(true).describe('True: there is such an event.'),
  id: z.int().describe('Number of the event, greater than that of an earlier one about the same uuid.'),
  receivedAt: singaporeInstant.describe('When the gateway received the event, in the zone +08:00.'),
  eventTimestamp: singaporeInstant.describe('When what it reports happened, in the zone +08:00.'),
  payload: payload.describe(
    'What happened: `BookingChange` where status or data of a booking changed, `BookingTickets` where its tickets did, `ProductChange` on events of products and variants.',
  ),
  signature: z
    .string()
    .describe(
      "Hexadecimal HMAC-SHA-256 of the payload's JSON, on events of bookings only. The key is the SHA-256, in hexadecimal, of the reading account's Password in lower case.",
    )
    .optional(),
})

const notFound = entity('MissingEvent', {
  event: z.enum(activityEvents).describe('Name of the event.'),
  primaryUuid: z.string().describe('The uuid that was asked for.'),
  found: z.literal(false).describe('False: no such event has been received.'),
  message: z.string().describe('The same in an English sentence.'),
})

const history = entity('EventHistory', {
  event: z.enum(activityEvents).describe('Name of the event.'),
  primaryUuid: z.string().describe('The product, variant or booking that the events are about.'),
  count: z.int().describe('Number of `items`.'),
  items: z.array(foundEvent).describe('The events, newest first.'),
})

export const activityEventsOperation = operation({
  ...activityRead,
  id: 'activity.events',
  path: '/Activity/v2/webhook-events/{event}/{uuid}',
  permission: 'activity_webhook_events',
  request: {
    params: z.object({
      event: wireName(activityEvents, 64).describe(`Name of the event: ${activityEvents.join(', ')}.`),
      uuid: wireText(1, 64).describe('Id of the product, the variant or the booking.'),
    }),
    query: z.object({
      history: wireBoolean
        .describe('Whether past events are listed; otherwise the answer is the latest alone.')
        .default(false),
      limit: wireInt(1, EVENTS_MAX)
        .describe(`Most events of a list; to send it asks for a list. Left out, ${EVENTS_DEFAULT}.`)
        .optional(),
    }),
    body: null,
  },
  response: z.union([foundEvent, notFound, history]),
  envelope: 'none',
  errors: ['not_found'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'activity-v2', section: 'Events', gaps: [193, 194, 195, 230] },
  standing: 'documented',
  summary: 'Poll events of the supplier and of bookings',
  description:
    'The latest event of a name for a product, variant or booking, or the past ones, newest first.',
})
