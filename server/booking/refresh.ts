import 'server-only'
import type { Selectable } from 'kysely'
import { bookingView } from '../air/view.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import type { Grant } from '../session/grant.ts'
import type { BookingTable } from '../store/schema.ts'
import { rememberBooking } from './remember.ts'

const FRESH_MILLISECONDS = 30_000
const AT_ONCE = 4
const AT_MOST = 20

type Row = Selectable<BookingTable>

/**
 * Reads again, four at a time, the bookings that move by themselves and were not seen in the last 30 s, those past their
 * deadline first of all. True when any was read.
 */
export async function refreshStale(
  desk: Desk,
  grant: Grant<'air_booking_data'>,
  rows: readonly Row[],
  officeNow: Date,
): Promise<boolean> {
  const now = desk.clock.now().getTime()
  const isDue = (row: Row) => row.deadline_at !== null && row.deadline_at <= officeNow
  const waiting = rows
    .filter((row) => row.state === 'held' || row.state === 'ticketing' || row.state === 'unknown')
    .filter((row) => isDue(row) || now - row.seen_at.getTime() > FRESH_MILLISECONDS)
    .sort((one, other) => Number(isDue(other)) - Number(isDue(one)))
    .slice(0, AT_MOST)
  const any = waiting.length > 0
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await refresh(desk, grant, row)
  })
  await Promise.all(workers)
  return any
}

async function refresh(desk: Desk, grant: Grant<'air_booking_data'>, row: Row): Promise<void> {
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: row.unique_id })
  // A failed reading leaves the row as it was; its age is shown.
  if (read.kind === 'ok') await rememberBooking(desk, await desk.store.db(), grant, bookingView(read.data))
}
