import 'server-only'
import { TRIP_NAME_MAX, type TripOutcome } from '../../lib/trip/trip.ts'
import { rowsByReference } from '../booking/office-rows.ts'
import { serviceLineOf, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'
import { changeTrip, refusedChange } from './change-trip.ts'
import { setCurrentTrip } from './current-trip.ts'
import { makeTrip } from './trips.ts'

type Attached = { tripId: string; references: readonly string[] }

/** Makes bookings of the office part of a trip. A booking is part of one trip at most. */
export async function attachBookings(
  desk: Desk,
  grant: AnyGrant,
  { tripId, references }: Attached,
): Promise<TripOutcome> {
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const free = await freeBookings(trx, grant, { tripId, references })
    if ('kind' in free) return free
    for (const row of free) {
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

/**
 * Makes a trip of bookings of the office, named after the first of them; it becomes the person's current one.
 * Nothing is made if one of them is part of another trip.
 */
export async function makeTripOf(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
): Promise<{ kind: 'made'; id: string } | { kind: 'refused'; message: string }> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const free = await freeBookings(await desk.store.db(), grant, { tripId: null, references })
  if ('kind' in free) return free
  const [first] = free
  const title = first && serviceLineOf(kindOf(first.kind), first)?.title
  const name = (title ?? references[0] ?? '').slice(0, TRIP_NAME_MAX)
  const id = await makeTrip(desk, grant, { name, clientId: null })
  const outcome = await attachBookings(desk, grant, { tripId: id, references })
  if (outcome.kind === 'refused') return outcome
  await setCurrentTrip(desk, grant, id)
  return { kind: 'made', id }
}

/** The rows of these bookings that are part of no trip yet; refused where one is part of another trip. */
async function freeBookings(
  db: DeskDb,
  grant: AnyGrant,
  { tripId, references }: { tripId: string | null; references: readonly string[] },
): Promise<StoredBooking[] | { kind: 'refused'; message: string }> {
  const rows = await rowsByReference(db, grant, references)
  const free: StoredBooking[] = []
  for (const reference of new Set(references)) {
    const row = rows.get(reference)
    if (!row) return { kind: 'refused', message: `The list has no booking ${reference}. Import it first.` }
    const link = await db
      .selectFrom('trip_booking')
      .select('trip_id')
      .where('office_id', '=', grant.officeId)
      .where((or) =>
        or.or([
          or('reference', '=', reference),
          ...(row.client_reference === null ? [] : [or('client_reference', '=', row.client_reference)]),
        ]),
      )
      .executeTakeFirst()
    if (!link) free.push(row)
    else if (link.trip_id !== tripId) {
      return { kind: 'refused', message: `${reference} is part of another trip. Take it off there first.` }
    }
  }
  return free
}
