import { activityEvents, type ActivityEvent } from '../../../contract/activity/codes.ts'
import type { ActivityEventPayload } from '../../../contract/activity/events.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { singaporeTime } from '../../clock.ts'
import { findEvents, type PolledEvent } from '../../domain/activity/find-events.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

type FoundEvent = Extract<ResponseOf<'activity.events'>, { found: true }>

/** Polling of the events of suppliers and of bookings (Activity v2, Events; gap 195). */
export function activityEventHandlers(services: Services): Pick<Handlers, 'activity.events'> {
  return {
    'activity.events': async ({ request, caller }) => {
      const { uuid } = request.params
      const { history, limit } = request.query
      const event = activityEvents.find((name) => name === request.params.event)
      if (!event) return fail('not_found', `There is no event ${request.params.event}`)
      const listed = history || limit !== undefined
      const events = await findEvents(services, caller, { event, uuid, limit: listed ? (limit ?? null) : 1 })
      const items = events.map((each) => eventRecord(event, each))
      const [latest] = items
      const primaryUuid = latest?.primaryUuid ?? uuid
      if (listed) return ok({ event, primaryUuid, count: items.length, items })
      const message = `No ${event} event has been received for ${uuid}`
      return ok(latest ?? { event, primaryUuid, found: false as const, message })
    },
  }
}

/** The instant of a change is when the gateway learns of it: both make it at its deadline. */
function eventRecord(
  event: ActivityEvent,
  { id, at, primaryUuid, payload, signature }: PolledEvent,
): FoundEvent {
  const instant = singaporeTime(at)
  return {
    event,
    primaryUuid,
    found: true,
    id,
    receivedAt: instant,
    eventTimestamp: instant,
    // Written again from its parts, it is the text that was signed.
    payload: JSON.parse(payload) as ActivityEventPayload,
    ...(signature !== null && { signature }),
  }
}
