import 'server-only'
import type { Transaction } from 'kysely'
import type { FormPeople } from '../../lib/booking/form-people.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import type { Trip, TripOutcome } from '../../lib/trip/trip.ts'
import { MOST_TRAVELLERS } from '../../lib/trip/trip-traveller.ts'
import { clientById } from '../client/clients.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { savedTravellersById } from '../traveller/saved.ts'
import { changeTrip } from './change-trip.ts'

/** The saved travellers of a trip, in its order, the lead traveller first. */
export async function travellersOfTrip(
  desk: Desk,
  grant: AnyGrant,
  tripId: string,
): Promise<SavedTraveller[]> {
  return savedTravellersById(desk, grant, await travellerIds(await desk.store.db(), grant, tripId))
}

/** The people for whom forms of a trip are made, reached as its client, or else as its lead traveller. */
export async function peopleOfTrip(
  desk: Desk,
  grant: AnyGrant,
  { id, clientId }: Pick<Trip, 'id' | 'clientId'>,
): Promise<FormPeople> {
  const [travellers, client] = await Promise.all([
    travellersOfTrip(desk, grant, id),
    clientId === null ? null : clientById(desk, grant, clientId),
  ])
  const lead = travellers[0]
  return {
    travellers,
    phone: client?.phone ?? lead?.phone ?? '',
    email: client?.email ?? lead?.email ?? '',
  }
}

/** Says who travels, in order, instead of whom the trip had. */
export async function setTravellers(
  desk: Desk,
  grant: AnyGrant,
  seen: { tripId: string; version: number },
  ids: readonly string[],
): Promise<TripOutcome> {
  const wanted = [...new Set(ids)]
  return changeTrip(desk, grant, seen, async (trx, trip) => {
    const before = await travellerIds(trx, grant, trip.id)
    if (before.join() === wanted.join()) return null
    const saved = await lockSaved(trx, grant, wanted)
    if (saved.length < wanted.length)
      return { kind: 'refused', message: 'One of these travellers was erased.' }
    await trx
      .deleteFrom('trip_traveller')
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', trip.id)
      .execute()
    await insertTravellers(trx, grant, { tripId: trip.id, ids: wanted, at: desk.clock.now() })
    return { verb: 'trip.travellers', before: String(before.length), after: String(wanted.length) }
  })
}

/** Gives a trip the travellers of its client, if it has none yet. */
export async function takeTravellersOfClient(
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  { tripId, clientId, at }: { tripId: string; clientId: string; at: Date },
): Promise<void> {
  if ((await travellerIds(trx, grant, tripId)).length > 0) return
  const rows = await trx
    .selectFrom('client_traveller')
    .select('traveller_id')
    .where('office_id', '=', grant.officeId)
    .where('client_id', '=', clientId)
    .orderBy('added_at')
    .orderBy('traveller_id')
    .limit(MOST_TRAVELLERS)
    .execute()
  const wanted = rows.map((row) => row.traveller_id)
  // Who was erased meanwhile is left out.
  const ids = await lockSaved(trx, grant, wanted)
  await insertTravellers(trx, grant, { tripId, ids, at })
}

/** Those of the ids that are saved travellers, in the same order, locked: nobody of them is erased now. */
async function lockSaved(
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('traveller')
    .select('id')
    .where('office_id', '=', grant.officeId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
  const saved = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => saved.has(id))
}

async function insertTravellers(
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  { tripId, ids, at }: { tripId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .insertInto('trip_traveller')
    .values(
      ids.map((id, position) => ({
        office_id: grant.officeId,
        trip_id: tripId,
        traveller_id: id,
        position,
        added_at: at,
      })),
    )
    .execute()
}

async function travellerIds(
  db: DeskDb,
  { officeId }: Pick<AnyGrant, 'officeId'>,
  tripId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('trip_traveller')
    .select('traveller_id')
    .where('office_id', '=', officeId)
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .orderBy('traveller_id')
    .execute()
  return rows.map((row) => row.traveller_id)
}
