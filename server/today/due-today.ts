import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import { dueOf, isShort, midnightAfter } from '../../lib/today/due.ts'
import type { DueView } from '../../lib/today/today-view.ts'
import type { WalletNumbers } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { shortTrips } from '../booking/short-trips.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import { completeBar } from './complete-bar.ts'

/** Most lines that are summed up. An office has not nearly as many holds. */
const MOST_LINES = 2_000

/**
 * The amounts that fall due before midnight: holds, trips that were not booked because the wallet was short
 * and that nobody has seen to, and ends of free cancellation.
 * @param officeNow office time, ISO 8601 UTC
 * @param reading the wallet while it is being read; null if it is not known
 */
export async function dueToday(
  here: Desk,
  grant: AnyGrant,
  officeNow: string,
  reading: Promise<WalletNumbers | null>,
): Promise<DueView> {
  const db = await here.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const [now, midnight] = [new Date(officeNow), new Date(midnightAfter(officeNow))]
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
    .where((where) =>
      where.or([
        where.and([
          where('state', 'in', heldStates(kinds)),
          where.or([where('deadline_at', 'is', null), where('deadline_at', '<', midnight)]),
        ]),
        where.and([where('free_until', '>', now), where('free_until', '<', midnight)]),
      ]),
    )
    .orderBy('deadline_at')
    .orderBy('created_at')
    .limit(MOST_LINES)
    .execute()
  const shorts = await shortTrips(here, grant, officeNow)
  const spendableCents = (await reading)?.spendableCents ?? null
  // An attempt may have an end of free cancellation too. The trip that waits longest takes the funds first.
  const others = rows.filter((row) => !isShort(row)).map((row) => lineOfRow(here, row))
  const lines = [...others, ...shorts.toReversed()]
  const due = dueOf(lines, officeNow, spendableCents)
  const mine = due.holds.filter((line) => completeBar(grant, line, []) === null)
  return { ...due, mine: mine.map(({ reference }) => reference), spendableCents }
}

function heldStates(kinds: readonly BookingKind[]): string[] {
  return [...new Set(kinds.flatMap((kind) => statesStanding(kind, 'held')))]
}
