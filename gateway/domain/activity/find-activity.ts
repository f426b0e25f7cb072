import { sql } from 'kysely'
import { inTransaction } from '../../../database/transaction.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { dueOf, touch } from '../booking/touch.ts'
import type { Fault } from '../fault.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Caller, Grant } from '../session/caller.ts'
import { activityBookingOf, type ActivityBooking } from './activity-booking.ts'
import { activityKind } from './activity-kind.ts'

/**
 * A booking of the caller's office by its uuid, or by the supplier's once there is one (gap 190); its due
 * effects are applied. Null for a booking of another office too.
 */
export async function findActivity(
  services: Services,
  caller: Caller,
  uuid: string,
): Promise<ActivityBooking | null> {
  const row = await services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', caller.officeId)
    .where('kind', '=', 'activity')
    .where(sql<boolean>`(detail ->> 'uuid' = ${uuid} or detail ->> 'supplierUuid' = ${uuid})`)
    .executeTakeFirst()
  if (!row) return null
  const booking = activityBookingOf(row)
  if (!dueOf(activityKind, booking, caller.now)) return booking
  const key = { officeId: caller.officeId, reference: booking.reference }
  return inTransaction(services.db, (tx) => touch(tx, activityKind, key, caller.now))
}

/** As `actOn`, for a booking that is known by its uuid. */
export async function actOnActivity<R, F extends Fault, D = never>(
  services: Services,
  grant: Grant,
  uuid: string,
  act: (tx: Tx, booking: ActivityBooking) => Promise<Outcome<R, F, D>>,
): Promise<Outcome<R, F | NotActedOn, D>> {
  const booking = await findActivity(services, grant, uuid)
  return booking ? actOn(services, activityKind, grant, booking.reference, act) : fail('not-found')
}
