import 'server-only'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import {
  attentionOf,
  byUrgency,
  ENDED_DAYS,
  FREE_ENDS_HOURS,
  type Attention,
} from '../../lib/booking/attention.ts'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { statesOfAttention, statesStanding } from '../../lib/booking/booking-state.ts'
import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import { isShort } from '../../lib/today/due.ts'
import type { Desk } from '../desk.ts'
import { allKinds, readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import { intentOf } from './kind-act.ts'
import { rebookedAs } from './rebooked.ts'
import { shortTrips } from './short-trips.ts'
import { lineOfRow, type StoredBooking } from './stored-row.ts'

/** A booking that needs somebody, and why. */
export type AttentionLine = { line: BookingLine; attention: Attention }

const HOUR = 3_600_000
/** Most bookings that are listed; the page says if there are more. */
export const MOST_ATTENTION = 200

/**
 * The office's bookings that need attention by their stored rows, the most urgent first. A trip that the
 * wallet was short for is there once, and not after it was booked. A booking that was rebooked is there as
 * its rebooking.
 */
export async function attentionLines(
  desk: Desk,
  grant: AnyGrant,
  officeNow: string,
): Promise<{ lines: AttentionLine[]; rows: StoredBooking[] }> {
  const db = await desk.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) return { lines: [], rows: [] }
  const [unanswered, short] = await Promise.all([
    unansweredActs(desk, grant.officeId),
    shortTrips(desk, grant, officeNow),
  ])
  const wanted = new Set(short.map(({ reference }) => reference))
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('kind', 'in', kinds)
    .where((where) => mayNeedAttention(where, kinds, new Date(officeNow), [...unanswered]))
    .orderBy('deadline_at')
    .orderBy('created_at', 'desc')
    .limit(MOST_ATTENTION)
    .execute()
  const candidates = rows.flatMap((row) => {
    const line = lineOfRow(desk, row)
    const attention = unanswered.has(row.reference) ? UNANSWERED : attentionOf(line, officeNow)
    const isOld = isShort(line) && !wanted.has(line.reference)
    return attention === null || isOld ? [] : [{ line, attention }]
  })
  const ended = candidates.filter(({ attention }) => attention.reason === 'ended')
  const again = await rebookedAs(
    desk,
    grant.officeId,
    ended.map(({ line }) => line.reference),
  )
  const lines = candidates.filter(({ line }) => !again.has(line.reference))
  return { lines: lines.sort(byUrgency), rows }
}

const UNANSWERED: Attention = { reason: 'unanswered', at: null }

/**
 * The bookings of which an act has no outcome, neither by its answer nor by the record. Acts on whole
 * bookings are not among them: the state of those bookings shows the outcome.
 */
async function unansweredActs(desk: Desk, officeId: string): Promise<ReadonlySet<string>> {
  const verbs = allKinds.flatMap(({ acts }) =>
    Object.values(acts)
      .filter(({ ofParts }) => ofParts)
      .map(intentOf),
  )
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('intent')
    .select('client_reference')
    .where('office_id', '=', officeId)
    .where('verb', 'in', verbs)
    .where('state', '=', 'unknown')
    .execute()
  return new Set(rows.map((row) => row.client_reference))
}

/** A condition that every booking fulfils for which `attentionOf` finds a reason. */
function mayNeedAttention(
  where: ExpressionBuilder<DeskTables, 'booking'>,
  kinds: readonly BookingKind[],
  now: Date,
  unanswered: readonly string[],
): Expression<SqlBool> {
  const statesIn = (statesOf: (kind: BookingKind) => string[]) =>
    where.or(
      kinds.flatMap((kind) => {
        const states = statesOf(kind)
        return states.length === 0
          ? []
          : [where.and([where('kind', '=', kind), where('state', 'in', states)])]
      }),
    )
  const open: readonly BookingStanding[] = ['held', 'underway', 'ending', 'unknown']
  const ended = new Date(now.getTime() - ENDED_DAYS * 24 * HOUR)
  // Most have an end, which an index has: of the holds of years only the latest are read.
  const recently = where.or([
    where('ended_at', '>', ended),
    where.and([
      where('ended_at', 'is', null),
      where(sql<Date>`coalesce(state_since, created_at)`, '>', ended),
    ]),
  ])
  return where.or([
    statesIn((kind) => statesStanding(kind, ...open)),
    where.and([statesIn(statesOfAttention), recently]),
    where('changed', 'is not', null),
    ...(unanswered.length > 0 ? [where('reference', 'in', unanswered)] : []),
    where.and([
      where('free_until', '>', now),
      where('free_until', '<=', new Date(now.getTime() + FREE_ENDS_HOURS * HOUR)),
    ]),
  ])
}
