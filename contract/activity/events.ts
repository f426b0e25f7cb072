import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'
import { wireBoolean, wireInt, wireName, wireText } from '../wire.ts'
import { activityEvents } from './codes.ts'
import { singaporeInstant } from './fields.ts'
import { EVENTS_MAX } from './limits.ts'

const foundEvent = entity('ActivityEvent', {
  event: z.string(),
  primaryUuid: z.string(),
  found: z.literal(true),
  /** Greater than that of an earlier event about the same uuid. */
  id: z.int(),
  receivedAt: singaporeInstant,
  eventTimestamp: singaporeInstant,
  payload: z.record(z.string(), z.unknown()),
  /**
   * Hexadecimal HMAC-SHA-256 of the payload's JSON, on events of bookings (gap 194). The key follows from the
   * Password of the account that reads.
   */
  signature: z.string().optional(),
})

const notFound = entity('MissingEvent', {
  event: z.string(),
  primaryUuid: z.string(),
  found: z.literal(false),
  message: z.string(),
})

const history = entity('EventHistory', {
  event: z.string(),
  primaryUuid: z.string(),
  count: z.int(),
  items: z.array(foundEvent),
})

export const activityEventsOperation = operation({
  ...activityRead,
  id: 'activity.events',
  path: '/Activity/v2/webhook-events/{event}/{uuid}',
  permission: 'activity_webhook_events',
  request: {
    params: z.object({ event: wireName(activityEvents, 64), uuid: wireText(1, 64) }),
    query: z.object({ history: wireBoolean.default(false), limit: wireInt(1, EVENTS_MAX).optional() }),
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
