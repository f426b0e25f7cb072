import 'server-only'
import type { TripOutcome } from '../../lib/trip/trip.ts'
import { rowsByReference } from '../booking/office-rows.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip } from './change-trip.ts'

type Attached = { tripId: string; references: readonly string[] }

/** Makes bookings of the office part of a trip. A booking is part of one trip at most. */
export async function attachBookings(
  desk: Desk,
  grant: AnyGrant,
  { tripId, references }: Attached,
): Promise<TripOutcome> {
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const rows = await rowsByReference(trx, grant, references)
    const unknown = references.find((reference) => !rows.has(reference))
    if (unknown !== undefined) {
      return { kind: 'refused', message: `The list has no booking ${unknown}. Import it first.` }
    }
    for (const row of rows.values()) {
      const other = await trx
        .selectFrom('trip_booking')
        .select('trip_id')
        .where('office_id', '=', grant.officeId)
        .where((or) =>
          or.or([
            or('reference', '=', row.reference),
            ...(row.client_reference === null ? [] : [or('client_reference', '=', row.client_reference)]),
          ]),
        )
        .executeTakeFirst()
      if (other?.trip_id === tripId) continue
      if (other) {
        return {
          kind: 'refused',
          message: `${row.reference} is part of another trip. Take it off there first.`,
        }
      }
      await trx
        .insertInto('trip_booking')
        .values({
          office_id: grant.officeId,
          trip_id: tripId,
          id: crypto.randomUUID(),
          option_id: null,
          reference: row.reference,
          client_reference: null,
          added_at: desk.clock.now(),
        })
        .execute()
    }
    return { verb: 'trip.attach', after: references.join(' ') }
  })
}

/** Takes an attached booking off a trip. What was made of an option stays with it. */
export async function detachBooking(
  desk: Desk,
  grant: AnyGrant,
  { tripId, reference }: { tripId: string; reference: string },
): Promise<TripOutcome> {
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const gone = await trx
      .deleteFrom('trip_booking')
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('reference', '=', reference)
      .where('option_id', 'is', null)
      .executeTakeFirst()
    return gone.numDeletedRows === 0n ? null : { verb: 'trip.detach', before: reference }
  })
}
