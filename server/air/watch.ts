import 'server-only'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { endWatch } from '../intent/intent.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { alsoMay } from '../session/gate.ts'
import { cancelBookingOf } from './act.ts'
import { HOLD_VERB } from './hold-verb.ts'
import { bookingView } from './view.ts'

/**
 * Cancels holds that appeared after their attempt was given up: the agent has been told that nothing was booked. Runs
 * after the office has read its shell; what it cannot do the gateway's ten minutes do.
 */
export async function watchGivenUp(desk: Desk, grant: AnyGrant): Promise<void> {
  const mayCancel = alsoMay(grant, 'air_cancel')
  if (!mayCancel) return
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('intent')
    .select('client_reference')
    .where('office_id', '=', grant.officeId)
    .where('verb', '=', HOLD_VERB)
    .where('watch_until', '>', desk.clock.now())
    .limit(5)
    .execute()
  for (const { client_reference: reference } of rows) {
    const read = await callAs(desk, grant, 'air.booking-data', { ClientUniqueId: reference })
    if (read.kind !== 'ok') continue
    const booking = bookingView(read.data)
    log.warn('late booking', {
      requestId: grant.requestId,
      reference: booking.reference,
      outcome: booking.state,
    })
    const cancelled =
      booking.state === 'held' ? await cancelBookingOf(desk, mayCancel, booking.reference) : null
    // No longer held: it can charge nothing any more, so there is nothing left to watch for.
    if (cancelled === null || cancelled.kind === 'done') {
      await endWatch(desk, { officeId: grant.officeId, verb: HOLD_VERB, reference })
    }
  }
}
