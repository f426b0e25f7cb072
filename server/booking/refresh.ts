import 'server-only'
import { LRUCache } from 'lru-cache'
import { isSlowBooking } from '../../lib/booking/attention.ts'
import { stateFacts, statesStanding } from '../../lib/booking/booking-state.ts'
import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome, type UnknownReason } from '../gateway-client/outcome.ts'
import { kindOf, readableKinds } from '../kinds.ts'
import { log } from '../log.ts'
import { officeTimeOf } from '../config/office-config.ts'
import { deskWide } from '../process-wide.ts'
import type { AnyGrant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { bookingKey, endPauses, isPausedAt, pause } from './refresh-pauses.ts'
import { rememberBooking } from './remember.ts'
import type { StoredBooking as Row } from './stored-row.ts'

const FRESH_MILLISECONDS = 20_000
/**
 * A booking whose stored row says that it is slow is not read before it is shown if it was read so recently.
 */
const JUST_READ_MILLISECONDS = 2_000
const AT_ONCE = 4
const AT_MOST = 20
/**
 * A state that only a cheaper read has confirmed is read in full after this time: a report may be missing.
 */
const CONFIRMED_MILLISECONDS = 300_000
/** Most bookings whose reading this process remembers. */
const MOST_REMEMBERED = 5_000

const OPEN: readonly BookingStanding[] = ['held', 'underway', 'ending', 'unknown']

/** Rows that must be read again: `due` before they are shown, `stale` after. */
export type ToRefresh = { due: Row[]; stale: Row[] }

/** True for rows that were stored before settlements were. */
function lacksSettlement(row: Pick<Row, 'kind' | 'state' | 'settlement'>): boolean {
  return stateFacts(row).settled === true && row.settlement === null
}

/** True for bookings whose state can change without this desk. */
function movesByItself(row: Pick<Row, 'kind' | 'state'>): boolean {
  return OPEN.includes(stateFacts(row).standing)
}

/**
 * Selects, of the bookings whose state can change by itself or whose settlement is missing, those that are
 * due and those not read in the last 20 s. Due are those past their deadline (their stored state is certainly
 * out of date) and those under way for longer than usual (it probably is: the office's clock may have
 * jumped). At most twenty, the due ones first, then those that were not read for the longest time.
 */
export function toRefresh(desk: Desk, rows: readonly Row[], officeNow: Date): ToRefresh {
  const now = desk.clock.now().getTime()
  const isPaused = isPausedAt(desk, now)
  const moving = rows.filter((row) => movesByItself(row) || lacksSettlement(row))
  const isDue = (row: Row) => {
    if (row.deadline_at !== null && row.deadline_at <= officeNow) return true
    // A booking that could not be read is left out for a while, so that nobody waits for it each time.
    if (isPaused(row.office_id) || isPaused(bookingKey(row))) return false
    return isSlowRow(row, officeNow) && now - row.seen_at.getTime() > JUST_READ_MILLISECONDS
  }
  const due = moving.filter(isDue).slice(0, AT_MOST)
  const stale = moving
    .filter((row) => !isDue(row) && now - row.seen_at.getTime() > FRESH_MILLISECONDS)
    .sort((one, other) => one.seen_at.getTime() - other.seen_at.getTime())
  return { due, stale: stale.slice(0, AT_MOST - due.length) }
}

/**
 * The same of all open bookings of the office that this person may read. Empty while the gateway is away:
 * then it is asked less and less often.
 * @param officeNow office time, ISO 8601 UTC
 */
export async function openToRefresh(desk: Desk, grant: AnyGrant, officeNow: string): Promise<ToRefresh> {
  const now = desk.clock.now()
  const isPaused = isPausedAt(desk, now.getTime())
  if (isPaused(grant.officeId)) return { due: [], stale: [] }
  const db = await desk.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) return { due: [], stale: [] }
  const earlier = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const rows = await db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where((where) => {
      const standing = (...standings: BookingStanding[]) =>
        where.or(
          kinds.map((kind) =>
            where.and([where('kind', '=', kind), where('state', 'in', statesStanding(kind, ...standings))]),
          ),
        )
      return where.and([
        standing(...OPEN),
        where.or([
          where('deadline_at', '<=', new Date(officeNow)),
          where('seen_at', '<', earlier(FRESH_MILLISECONDS)),
          where.and([standing('underway'), where('seen_at', '<', earlier(JUST_READ_MILLISECONDS))]),
        ]),
      ])
    })
    .orderBy('seen_at')
    .limit(AT_MOST * 10)
    .execute()
  const readable = rows.filter((row) => !isPaused(bookingKey(row)))
  return toRefresh(desk, readable, new Date(officeNow))
}

/**
 * Reads these bookings again, four at a time; persons of an office who ask at the same time share one pass.
 * One that cannot be read keeps its row, whose age the screen shows, and is left alone for a while. Ends
 * early when the gateway is away.
 * @param officeNow office time, ISO 8601 UTC; the bookings are asked for while it is being read
 */
export async function refreshBookings(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly Row[],
  officeNow: string | Promise<string>,
): Promise<void> {
  const waiting = [...rows]
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const own = row
      const key = `refresh:${own.office_id}:${own.reference}`
      const isAway = await singleFlight(desk, key, () => refresh(desk, grant, own, officeNow))
      if (isAway) waiting.length = 0
    }
  })
  await Promise.all(workers)
}

/** The same after the answer was sent, when nobody waits: a failure goes to the log. */
export async function refreshLater(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly Row[],
  officeNow: string,
): Promise<void> {
  try {
    await refreshBookings(desk, grant, rows, officeNow)
  } catch (error) {
    log.error('bookings not refreshed', { requestId: grant.requestId, errorName: (error as Error).name })
  }
}

/**
 * The time of the oldest reading among the bookings that change by themselves, in office time. Rows that were
 * never read say so themselves.
 */
export function checkedAtOf(desk: Desk, rows: readonly Row[], officeNow: string): string {
  const seen = rows
    .filter((row) => movesByItself(row) && row.summary !== null)
    .map((row) => row.seen_at.getTime())
  return officeTimeOf(desk, Math.min(desk.clock.now().getTime(), ...seen), officeNow)
}

/** True for a stored row that is under way for longer than usual, in office time. */
function isSlowRow(row: Row, officeNow: Date): boolean {
  const dates = {
    createdAt: row.created_at.toISOString(),
    stateSince: row.state_since?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
  return isSlowBooking({ ...dates, kind: row.kind, state: row.state }, officeNow.getTime())
}

/** Reads one booking; true if no other can be read now either. */
async function refresh(
  desk: Desk,
  grant: AnyGrant,
  row: Row,
  officeNow: string | Promise<string>,
): Promise<boolean> {
  const askedAt = desk.clock.now()
  if (await isConfirmed(desk, grant, row, officeNow)) {
    await confirm(desk, row, askedAt)
    return false
  }
  const kind = kindOf(row.kind)
  const read = await kind.read(desk, grant, { reference: row.reference })
  if (read.kind !== 'ok') {
    // Whoever signs in again over the page wants to see it.
    if (isSessionLost(read)) return true
    pause(desk, bookingKey(row))
    if (!isAway(read)) return false
    pause(desk, row.office_id)
    return true
  }
  endPauses(desk, bookingKey(row), row.office_id)
  fullReadsOf(desk).set(bookingKey(row), askedAt.getTime())
  const officeAt = new Date(await officeNow)
  await rememberBooking(desk, await desk.store.db(), grant, kind, { booking: read.data, askedAt, officeAt })
  return false
}

/** A cheaper read confirms the stored state, and the last full read was not long ago. */
async function isConfirmed(
  desk: Desk,
  grant: AnyGrant,
  row: Row,
  officeNow: string | Promise<string>,
): Promise<boolean> {
  const { confirmsState } = kindOf(row.kind)
  if (!confirmsState) return false
  if (row.deadline_at !== null && row.deadline_at <= new Date(await officeNow)) return false
  const readAtMs = fullReadsOf(desk).get(bookingKey(row))
  if (readAtMs === undefined || desk.clock.now().getTime() - readAtMs > CONFIRMED_MILLISECONDS) return false
  return confirmsState(desk, grant, row)
}

/** Dates the row by this reading, unless somebody has stored another state meanwhile. */
async function confirm(desk: Desk, row: Row, askedAt: Date): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('booking')
    .set({ seen_at: askedAt })
    .where('office_id', '=', row.office_id)
    .where('reference', '=', row.reference)
    .where('state', '=', row.state)
    .where('seen_at', '<', askedAt)
    .execute()
}

/** True if the gateway is away: other bookings could not be read either. */
function isAway(read: CallOutcome<unknown>): boolean {
  return read.kind === 'unknown' && away.includes(read.reason)
}

const away: readonly UnknownReason[] = ['circuit-open', 'operation-rests', 'unreachable', 'lost', 'timeout']

/** When bookings were last read in full, by the desk's clock. */
function fullReadsOf(desk: Desk): LRUCache<string, number> {
  return deskWide(desk, 'full reads', () => new LRUCache<string, number>({ max: MOST_REMEMBERED }))
}
