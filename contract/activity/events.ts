import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'
import { wireBoolean, wireInt, wireName, wireText } from '../wire.ts'
import { activityEvents } from './codes.ts'
import { singaporeInstant } from './fields.ts'
import { EVENTS_DEFAULT, EVENTS_MAX } from './limits.ts'

const foundEvent = entity('ActivityEvent', {
  event: z.string().describe('Name of the event.'),
  primaryUuid: z
    .string()
    .describe(
      'The product, variant or booking that the event is about; a booking by its uuid from the creation.',
    ),
  found: z.literal(true).describe('True: there is such an event.'),
  id: z.int().describe('Number of the event, greater than that of an earlier one about the same uuid.'),
  receivedAt: singaporeInstant.describe('When the gateway received the event, in the zone +08:00.'),
  eventTimestamp: singaporeInstant.describe('When what it reports happened, in the zone +08:00.'),
  payload: z
    .record(z.string(), z.unknown())
    .describe(
      'What happened. Bookings: `bookingUuid` with `currentStatus`, `previousStatus` (upper case) and `partnerReference`, or `tickets`, the uuids of the vouchers; products and variants: their uuids and, where it is about one, the `date`.',
    ),
  signature: z
    .string()
    .describe(
      "Hexadecimal HMAC-SHA-256 of the payload's JSON, on events of bookings only. The key is the SHA-256, in hexadecimal, of the reading account's Password in lower case.",
    )
    .optional(),
})

const notFound = entity('MissingEvent', {
  event: z.string().describe('Name of the event.'),
  primaryUuid: z.string().describe('The uuid that was asked for.'),
  found: z.literal(false).describe('False: no such event has been received.'),
  message: z.string().describe('The same in an English sentence.'),
})

const history = entity('EventHistory', {
  event: z.string().describe('Name of the event.'),
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
