import 'server-only'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { TripOfBooking } from '../../lib/booking/trip-of-booking.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { foundWithClients, withClients } from './client-ways.ts'
import { typedTokens } from './find-tokens.ts'
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
    .select(['trip.office_id', 'trip.id', 'trip.name', 'trip.client_id'])
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
      const trip = {
        id: link.id,
        name: tripNameOf(desk, link) ?? '',
        clientId: link.client_id,
        isAttached: link.option_id === null,
      }
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

/** The bookings of trips, by the references of either side. */
export type BookingsOfTrips = { references: ReadonlySet<string>; clientReferences: ReadonlySet<string> }

/** The bookings of a trip, and its name; null if the office has none of this id. */
export async function bookingsOfTrip(
  desk: Desk,
  officeId: string,
  tripId: string,
): Promise<{ name: string; bookings: BookingsOfTrips } | null> {
  const db = await desk.store.db()
  const [row, bookings] = await Promise.all([
    db
      .selectFrom('trip')
      .select(['office_id', 'id', 'name'])
      .where('office_id', '=', officeId)
      .where('id', '=', tripId)
      .executeTakeFirst(),
    bookingsOfTrips(db, officeId, [tripId]),
  ])
  return row ? { name: tripNameOf(desk, row) ?? '', bookings } : null
}

/** Of more trips that a text finds, the latest count. */
const MOST_TRIPS = 200

/**
 * The bookings of the trips that `TRIP KELLER` finds: by the words of a trip's name or of its client's. Null
 * for a text that asks for no trip.
 */
export async function bookingsOfTypedTrips(
  desk: Desk,
  officeId: string,
  typed: string,
): Promise<BookingsOfTrips | null> {
  const words = /^trip\s+(.*)$/i.exec(typed)?.[1]
  if (words === undefined) return null
  const ways = await withClients(desk, officeId, typedTokens(desk.findKey, officeId, words))
  const db = await desk.store.db()
  const trips = await db
    .selectFrom('trip')
    .select('id')
    .where('office_id', '=', officeId)
    .where(foundWithClients(ways))
    .orderBy('changed_at', 'desc')
    .limit(MOST_TRIPS)
    .execute()
  return bookingsOfTrips(
    db,
    officeId,
    trips.map(({ id }) => id),
  )
}

async function bookingsOfTrips(
  db: DeskDb,
  officeId: string,
  tripIds: readonly string[],
): Promise<BookingsOfTrips> {
  const links =
    tripIds.length === 0
      ? []
      : await db
          .selectFrom('trip_booking')
          .select(['reference', 'client_reference'])
          .where('office_id', '=', officeId)
          .where('trip_id', 'in', tripIds)
          .execute()
  return {
    references: new Set(links.flatMap(({ reference }) => reference ?? [])),
    clientReferences: new Set(links.flatMap(({ client_reference }) => client_reference ?? [])),
  }
}

/** The condition of a booking that is among those of trips. */
export function isOfTrips(
  where: ExpressionBuilder<DeskTables, 'booking'>,
  { references, clientReferences }: BookingsOfTrips,
): Expression<SqlBool> {
  return where.or([
    sql<SqlBool>`reference = any(${[...references]}::text[])`,
    sql<SqlBool>`client_reference = any(${[...clientReferences]}::text[])`,
  ])
}

/** The same for a row that was read already. */
export function isRowOfTrips(row: Named, { references, clientReferences }: BookingsOfTrips): boolean {
  return references.has(row.reference) || clientReferences.has(row.client_reference ?? '')
}
