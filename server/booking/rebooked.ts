import 'server-only'
import { sql } from 'kysely'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { isRepeatable } from '../../lib/booking/again.ts'
import type { Desk } from '../desk.ts'

/**
 * The latest booking that was made instead of each of these, by reference; those that were never booked do
 * not count.
 */
export async function rebookedAs(
  desk: Desk,
  officeId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map()
  const db = await desk.store.db()
  const insteadOf = sql<string>`agreed ->> 'insteadOf'`
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'kind', 'state', insteadOf.as('instead_of')])
    .where('office_id', '=', officeId)
    .where(insteadOf, 'in', references)
    .orderBy('created_at')
    .execute()
  const booked = rows.filter((row) => stateFacts(row).standing !== 'none')
  return new Map(booked.map(({ instead_of, reference }) => [instead_of, reference]))
}

/** The lines; those that ended have the booking that they were rebooked as. */
export async function withRebooked(
  desk: Desk,
  officeId: string,
  lines: readonly BookingLine[],
): Promise<BookingLine[]> {
  const ended = lines.filter(isRepeatable).map(({ reference }) => reference)
  const made = await rebookedAs(desk, officeId, ended)
  return lines.map((line) => {
    const reference = made.get(line.reference)
    return reference === undefined ? line : { ...line, rebookedAs: reference }
  })
}
