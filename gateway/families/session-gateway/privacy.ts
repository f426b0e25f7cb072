import { findActivity } from '../../domain/activity/find-activity.ts'
import { erasePeople } from '../../domain/booking/erase-people.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

/** Erasure of the people of a booking (assumed operation). An activity may be named by its uuid as well. */
export function privacyHandlers(services: Services): Pick<Handlers, 'privacy.erase-people'> {
  return {
    'privacy.erase-people': async ({ request, caller }) => {
      const { UniqueId, Positions = null } = request.body
      const erase = (reference: string) =>
        erasePeople(services.db, {
          officeId: caller.officeId,
          reference,
          positions: Positions,
          at: services.clock.now(),
        })
      const erased = await erase(UniqueId)
      if (erased !== null) return ok({ UniqueId, Erased: erased })
      const activity = await findActivity(services, caller, UniqueId)
      const ofActivity = activity && (await erase(activity.reference))
      return ofActivity === null ? fail('Err0103003') : ok({ UniqueId, Erased: ofActivity })
    },
  }
}
