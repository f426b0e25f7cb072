import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import { totalsOf } from '../../lib/trip/trip-totals.ts'
import { chosenOptions } from '../../lib/trip/trip-state.ts'
import type { Trip, TripLine, TripOutcome } from '../../lib/trip/trip.ts'
import { tripNameColumns, tripNameOf } from '../booking/trip-names.ts'
import { clientById } from '../client/clients.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { auditTrip, changeTrip } from './change-trip.ts'
import { takeTravellersOfClient } from './travellers.ts'
import { tripsOf } from './read-trip.ts'

/** A trip of the office; null if there is none. */
export async function tripById(desk: Desk, grant: AnyGrant, tripId: string): Promise<Trip | null> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('trip')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('id', '=', tripId)
    .execute()
  const [trip = null] = await tripsOf(desk, grant, rows, await officeNow(desk, grant))
  return trip
}

/** A trip as the list and the header show it. */
export function lineOfTrip(trip: Trip): TripLine {
  const { netCents, clientCents } = totalsOf(trip)
  const bookings = [...trip.options.flatMap(({ booking }) => booking ?? []), ...trip.attached]
  const deadlines = bookings.flatMap(({ deadlineAt, standing }) =>
    deadlineAt !== null && standing === 'held' ? [deadlineAt] : [],
  )
  return {
    id: trip.id,
    name: trip.name,
    state: trip.state,
    clientId: trip.clientId,
    days: trip.days,
    madeBy: trip.madeBy,
    changedAt: trip.changedAt,
    items: chosenOptions(trip.options).length + trip.attached.length,
    netCents,
    clientCents,
    deadlineAt: deadlines.toSorted()[0] ?? null,
  }
}

/** Makes a trip without anything in it, with the travellers of its client; answers its id. */
export async function makeTrip(
  desk: Desk,
  grant: AnyGrant,
  { name, clientId }: { name: string; clientId: string | null },
): Promise<string> {
  const id = crypto.randomUUID()
  const officeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  await inTransaction(await desk.store.db(), async (trx) => {
    await trx
      .insertInto('trip')
      .values({
        office_id: grant.officeId,
        id,
        client_id: clientId,
        version: 1,
        dropped_at: null,
        made_by: grant.userName,
        made_by_name: grant.displayName,
        made_at: officeAt,
        changed_at: officeAt,
        ...tripNameColumns(desk, grant.officeId, id, name),
      })
      .execute()
    if (clientId !== null)
      await takeTravellersOfClient(trx, grant, { tripId: id, clientId, at: desk.clock.now() })
    await auditTrip(desk, trx, grant, { verb: 'trip.make', tripId: id, officeAt })
  })
  return id
}

type Seen = { tripId: string; version: number }

/** Gives a trip another name. */
export async function renameTrip(
  desk: Desk,
  grant: AnyGrant,
  seen: Seen,
  name: string,
): Promise<TripOutcome> {
  return changeTrip(desk, grant, seen, async (trx, trip) => {
    if (tripNameOf(desk, trip) === name) return null
    await trx
      .updateTable('trip')
      .set(tripNameColumns(desk, grant.officeId, trip.id, name))
      .where('office_id', '=', grant.officeId)
      .where('id', '=', trip.id)
      .execute()
    return { verb: 'trip.rename' }
  })
}

/** Says which client a trip is for; null for none. A trip without travellers gets those of the client. */
export async function setClientOfTrip(
  desk: Desk,
  grant: AnyGrant,
  seen: Seen,
  clientId: string | null,
): Promise<TripOutcome> {
  if (clientId !== null && (await clientById(desk, grant, clientId)) === null) {
    return { kind: 'refused', message: 'There is no such client in this office.' }
  }
  return changeTrip(desk, grant, seen, async (trx, trip) => {
    if (trip.client_id === clientId) return null
    await trx
      .updateTable('trip')
      .set({ client_id: clientId })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', trip.id)
      .execute()
    const at = desk.clock.now()
    if (clientId !== null) await takeTravellersOfClient(trx, grant, { tripId: trip.id, clientId, at })
    return { verb: 'trip.client' }
  })
}

/** Gives a trip up, or takes it up again. Its bookings stay as they are. */
export async function dropTrip(
  desk: Desk,
  grant: AnyGrant,
  seen: Seen,
  isDropped: boolean,
): Promise<TripOutcome> {
  return changeTrip(desk, grant, seen, async (trx, trip) => {
    if ((trip.dropped_at !== null) === isDropped) return null
    await trx
      .updateTable('trip')
      .set({ dropped_at: isDropped ? desk.clock.now() : null })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', trip.id)
      .execute()
    return { verb: isDropped ? 'trip.drop' : 'trip.resume' }
  })
}

/** Office time, ISO 8601 UTC. */
export async function officeNow(desk: Desk, grant: AnyGrant): Promise<string> {
  return serverNowOf(desk, await officeConfig(desk, grant))
}
