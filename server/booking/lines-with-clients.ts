import 'server-only'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import { clientNames } from './client-of-booking.ts'
import { lineOfRow, type StoredBooking } from './stored-row.ts'

/** The lines of rows, with the names of the clients that the bookings were made for. */
export async function linesWithClients(
  desk: Desk,
  db: DeskDb,
  officeId: string,
  rows: readonly StoredBooking[],
): Promise<BookingLine[]> {
  const names = await clientNames(
    desk,
    db,
    officeId,
    rows.map(({ client_id }) => client_id),
  )
  return rows.map((row) => {
    const client = names.get(row.client_id ?? '')
    return { ...lineOfRow(desk, row), ...(client !== undefined && { client }) }
  })
}
