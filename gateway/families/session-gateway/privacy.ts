import { MOST_ERASURES } from '../../../contract/privacy/erasures.ts'
import { findActivity } from '../../domain/activity/find-activity.ts'
import { erasePeople } from '../../domain/booking/erase-people.ts'
import { erasuresOf } from '../../domain/booking/erasures.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

/**
 * Erasure of the people of a booking, and which bookings had one (assumed operations). An activity may be
 * named by its uuid as well.
 */
export function privacyHandlers(
  services: Services,
): Pick<Handlers, 'privacy.erase-people' | 'privacy.erasures'> {
  return {
    'privacy.erasures': async ({ request, caller }) => {
      const since = new Date(request.body.Since ?? 0)
      const erased = await erasuresOf(services.db, caller.officeId, { since, most: MOST_ERASURES })
      return ok({
        Erasures: erased.map(({ reference, at }) => ({ Reference: reference, ErasedAt: at.toISOString() })),
      })
    },
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
