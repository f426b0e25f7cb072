import 'server-only'
import type { Selectable } from 'kysely'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { BookingTable } from '../store/schema.ts'
import { kindOf } from '../kinds.ts'
import { rememberBooking } from './remember.ts'

const FRESH_MILLISECONDS = 20_000
const AT_ONCE = 4
const AT_MOST = 20

type Row = Selectable<BookingTable>

/** Rows of a list that must be read again: `due` before the list is shown, `stale` after. */
export type ToRefresh = { due: Row[]; stale: Row[] }

/** True for rows that were stored before settlements were. */
function lacksSettlement(row: Pick<Row, 'kind' | 'state' | 'settlement'>): boolean {
  return stateFacts(row).settled === true && row.settlement === null
}

/** True for bookings whose state can change without this desk. */
export function movesByItself(row: Pick<Row, 'kind' | 'state'>): boolean {
  const { standing } = stateFacts(row)
  return ['held', 'underway', 'ending', 'unknown'].includes(standing)
}

/**
 * Selects, of the bookings whose state can change by itself or whose settlement is missing, those past their
 * deadline (their stored state is certainly out of date) and those not read in the last 20 s. At most twenty,
 * the due ones first.
 */
export function toRefresh(desk: Desk, rows: readonly Row[], officeNow: Date): ToRefresh {
  const now = desk.clock.now().getTime()
  const moving = rows.filter((row) => movesByItself(row) || lacksSettlement(row))
  const isDue = (row: Row) => row.deadline_at !== null && row.deadline_at <= officeNow
  const due = moving.filter(isDue).slice(0, AT_MOST)
  const stale = moving.filter((row) => !isDue(row) && now - row.seen_at.getTime() > FRESH_MILLISECONDS)
  return { due, stale: stale.slice(0, AT_MOST - due.length) }
}

/**
 * Reads these bookings again, four at a time. One that cannot be read keeps its row; the list shows its age.
 * @param officeNow office time, ISO 8601 UTC
 */
export async function refreshBookings(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly Row[],
  officeNow: string,
): Promise<void> {
  const officeAt = new Date(officeNow)
  const waiting = [...rows]
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await refresh(desk, grant, row, officeAt)
  })
  await Promise.all(workers)
}

async function refresh(desk: Desk, grant: AnyGrant, row: Row, officeAt: Date): Promise<void> {
  const kind = kindOf(row.kind)
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference: row.reference })
  if (read.kind !== 'ok') return
  await rememberBooking(desk, await desk.store.db(), grant, kind, {
    booking: read.data,
    askedAt,
    officeAt,
  })
}
