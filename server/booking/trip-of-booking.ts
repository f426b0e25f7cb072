import 'server-only'
import type { TripOfBooking } from '../../lib/booking/trip-of-booking.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import type { StoredBooking } from './stored-row.ts'
import { tripNameOf } from './trip-names.ts'

/** A booking, as far as a trip names it. */
type Named = Pick<StoredBooking, 'reference' | 'client_reference'>

/** The trips that bookings are part of, by the references of the bookings, with one statement. */
export async function tripsOfBookings(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  bookings: readonly Named[],
): Promise<ReadonlyMap<string, TripOfBooking>> {
  if (bookings.length === 0) return new Map()
  const clientReferences = bookings.flatMap(({ client_reference }) => client_reference ?? [])
  const links = await db
    .selectFrom('trip_booking')
    .innerJoin('trip', (join) =>
      join
        .onRef('trip.office_id', '=', 'trip_booking.office_id')
        .onRef('trip.id', '=', 'trip_booking.trip_id'),
    )
    .select(['trip_booking.reference', 'trip_booking.client_reference', 'trip_booking.option_id'])
    .select(['trip.office_id', 'trip.id', 'trip.name'])
    .where('trip_booking.office_id', '=', officeId)
    .where((or) =>
      or.or([
        or(
          'trip_booking.reference',
          'in',
          bookings.map(({ reference }) => reference),
        ),
        ...(clientReferences.length > 0 ? [or('trip_booking.client_reference', 'in', clientReferences)] : []),
      ]),
    )
    .execute()
  const byName = new Map(
    links.flatMap((link) => {
      const trip = { id: link.id, name: tripNameOf(desk, link) ?? '', isAttached: link.option_id === null }
      return [link.reference, link.client_reference].flatMap((name) =>
        name === null ? [] : [[name, trip] as const],
      )
    }),
  )
  return new Map(
    bookings.flatMap(({ reference, client_reference }) => {
      const trip = byName.get(reference) ?? byName.get(client_reference ?? '')
      return trip ? [[reference, trip] as const] : []
    }),
  )
}
