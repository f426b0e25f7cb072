import 'server-only'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import type { TripOfBooking } from '../../lib/booking/trip-of-booking.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import { clientNames } from './client-of-booking.ts'
import { lineOfRow, type StoredBooking } from './stored-row.ts'
import { tripsOfBookings } from './trip-of-booking.ts'

/** What other tables have of bookings: the names of clients by their ids, and trips by references. */
export type FactsOfRows = {
  clients: ReadonlyMap<string, string>
  trips: ReadonlyMap<string, TripOfBooking>
}

/** The lines of rows, with the names of the clients that the bookings were made for, and with their trips. */
export async function linesOfRows(
  desk: Desk,
  db: DeskDb,
  officeId: string,
  rows: readonly StoredBooking[],
): Promise<BookingLine[]> {
  const facts = await factsOfRows(desk, db, officeId, rows)
  return rows.map((row) => lineWithFacts(desk, row, facts))
}

/** What other tables have of these rows: one statement for their clients, and one for their trips. */
export async function factsOfRows(
  desk: Desk,
  db: DeskDb,
  officeId: string,
  rows: readonly StoredBooking[],
): Promise<FactsOfRows> {
  const clientIds = rows.map(({ client_id }) => client_id)
  const [clients, trips] = await Promise.all([
    clientNames(desk, db, officeId, clientIds),
    tripsOfBookings(desk, db, officeId, rows),
  ])
  return { clients, trips }
}

/** The line of a row with these facts. */
export function lineWithFacts(desk: Desk, row: StoredBooking, { clients, trips }: FactsOfRows): BookingLine {
  const client = clients.get(row.client_id ?? '')
  const trip = trips.get(row.reference)
  return { ...lineOfRow(desk, row), ...(client !== undefined && { client }), ...(trip && { trip }) }
}
