import 'server-only'
import type { TripOfRow } from '../../lib/today/today-view.ts'
import { clientNames } from '../booking/client-of-booking.ts'
import type { StoredBooking } from '../booking/stored-row.ts'
import { tripsOfBookings } from '../booking/trip-of-booking.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The trips of these bookings by the references of the bookings, each with the name of its client. */
export async function tripsOfRows(
  here: Desk,
  { officeId }: AnyGrant,
  rows: readonly StoredBooking[],
): Promise<ReadonlyMap<string, TripOfRow>> {
  const db = await here.store.db()
  const trips = [...(await tripsOfBookings(here, db, officeId, rows))]
  const clientIds = trips.map(([, { clientId }]) => clientId)
  const names = await clientNames(here, db, officeId, clientIds)
  return new Map(
    trips.map(([reference, { id, name, clientId }]) => [
      reference,
      { id, name, client: names.get(clientId ?? '') ?? null },
    ]),
  )
}
