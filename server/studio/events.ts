import 'server-only'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import type { StudioEvent } from '../../lib/studio/outlook.ts'
import { officeRows } from '../booking/office-rows.ts'
import { lineOfRow, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'

/** Most events of each sort, which are the soonest. */
const MOST = 100

const KEPT: readonly BookingStanding[] = ['held', 'underway', 'made']

/** The coming events of the bookings that this desk knows, in office time, soonest first. */
export async function studioEvents(desk: Desk, grant: AnyGrant, officeNow: string): Promise<StudioEvent[]> {
  const now = new Date(officeNow)
  const [held, free, starting] = await Promise.all([
    soonest(desk, grant, 'deadline_at', (where) => where('deadline_at', '>', now)),
    soonest(desk, grant, 'free_until', (where) => where('free_until', '>', now)),
    soonest(desk, grant, 'starts_at', (where) => where('starts_at', '>', officeNow.slice(0, 16))),
  ])
  const events = [
    ...held.flatMap((row) => event(desk, row, 'lapse', row.deadline_at?.toISOString(), ['held'])),
    ...free.flatMap((row) => event(desk, row, 'fee', row.free_until?.toISOString(), ['made', 'underway'])),
    ...starting.flatMap((row) =>
      event(desk, row, 'start', row.starts_at && `${row.starts_at}:00.000Z`, KEPT),
    ),
  ]
  return events.sort((one, other) => one.at.localeCompare(other.at))
}

async function soonest(
  desk: Desk,
  grant: AnyGrant,
  column: 'deadline_at' | 'free_until' | 'starts_at',
  ahead: (where: ExpressionBuilder<DeskTables, 'booking'>) => Expression<SqlBool>,
): Promise<StoredBooking[]> {
  return officeRows(await desk.store.db(), grant)
    .selectAll()
    .where('ended_at', 'is', null)
    .where(ahead)
    .orderBy(column)
    .limit(MOST)
    .execute()
}

function event(
  desk: Desk,
  row: StoredBooking,
  kind: StudioEvent['kind'],
  at: string | null | undefined,
  standings: readonly BookingStanding[],
): StudioEvent[] {
  if (!at || !standings.includes(stateFacts(row).standing)) return []
  const { leadName, totalCents } = lineOfRow(desk, row)
  return [
    {
      at,
      kind,
      reference: row.reference,
      who: leadName?.split(' ').at(-1) ?? row.reference,
      totalCents: kind === 'lapse' ? totalCents : null,
    },
  ]
}
