import 'server-only'
import { attentionOf, ENDED_DAYS } from '../../lib/booking/attention.ts'
import type { BaseState } from '../../lib/booking/base-states.ts'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { isShort } from '../../lib/today/due.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { lineOfRow } from './stored-row.ts'

const MOST_SHORT = 200
const MOST_LATER = 500
const SHORT: BaseState = 'short'
const DAY = 86_400_000

/**
 * The trips that were not booked because the wallet was short, and that nobody has seen to since. The newest
 * first, each once however often it was tried, and none that was booked later: the newest record of a trip
 * decides.
 */
export async function shortTrips(desk: Desk, grant: AnyGrant, officeNow: string): Promise<BookingLine[]> {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) return []
  const db = await desk.store.db()
  const recent = db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
  const since = new Date(Date.parse(officeNow) - ENDED_DAYS * DAY)
  const shorts = await recent
    .where('state', '=', SHORT)
    .where('created_at', '>', since)
    .limit(MOST_SHORT)
    .execute()
  const first = shorts.at(-1)
  if (!first) return []
  const others = await recent
    .where('state', '<>', SHORT)
    .where('created_at', '>=', first.created_at)
    .limit(MOST_LATER)
    .execute()
  // The sort is stable: a booking comes before an attempt of the same instant.
  const records = [...others, ...shorts]
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .map((row) => lineOfRow(desk, row))
  const decided = new Set<string>()
  return records.filter((line) => {
    const trip = sameTrip(line)
    const decides = !decided.has(trip)
    decided.add(trip)
    return decides && isShort(line) && attentionOf(line, officeNow) !== null
  })
}

/** Equal for two records of one trip: the same lead traveller, and the same service on the same days. */
function sameTrip({ kind, leadName, service }: BookingLine): string {
  return JSON.stringify([kind, leadName?.toLowerCase(), service?.title, service?.days])
}
