import 'server-only'
import { z } from 'zod'
import type { CurrentTrip } from '../../lib/trip/trip.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { lineOfTrip, tripById } from './trips.ts'

const NAME = 'current_trip'

/** The trip that a person collects into; null if there is none, or it was dropped. */
export async function currentTrip(desk: Desk, grant: AnyGrant): Promise<CurrentTrip | null> {
  const id = await currentTripId(desk, grant)
  const trip = id === null ? null : await tripById(desk, grant, id)
  if (trip === null || trip.state === 'dropped') return null
  const { name, items, netCents, clientCents } = lineOfTrip(trip)
  return { id: trip.id, name, items, netCents, clientCents }
}

async function currentTripId(desk: Desk, grant: AnyGrant): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('person_setting')
    .select('value')
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .where('name', '=', NAME)
    .executeTakeFirst()
  return z.uuid().safeParse(row?.value).data ?? null
}

/** Makes a trip the one that a person collects into; null for none. */
export async function setCurrentTrip(desk: Desk, grant: AnyGrant, tripId: string | null): Promise<void> {
  const db = await desk.store.db()
  const person = { office_id: grant.officeId, user_name: grant.userName, name: NAME }
  if (tripId === null) {
    await db
      .deleteFrom('person_setting')
      .where('office_id', '=', person.office_id)
      .where('user_name', '=', person.user_name)
      .where('name', '=', NAME)
      .execute()
    return
  }
  const stored = { value: JSON.stringify(tripId), changed_at: desk.clock.now() }
  await db
    .insertInto('person_setting')
    .values({ ...person, ...stored })
    .onConflict((conflict) => conflict.columns(['office_id', 'user_name', 'name']).doUpdateSet(stored))
    .execute()
}
