import { sql } from 'kysely'
import { officeNow } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { TimerTable } from '../../store/schema.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { inSpan, isTracing } from '../../../telemetry/spans.ts'
import type { Tx } from '../../store/transaction.ts'
import type { BookingKey, BookingRow } from './booking-row.ts'
import { applyDue, lockRow } from './touch.ts'

/** A job that was done: its kind and the reference of its booking. */
export type Ran = { kind: TimerTable['kind']; subject: string }

type DueTimer = Ran & { office_id: string; timer_id: bigint; offset_seconds: number }

/** Offices whose jobs are run at once: less than half of the connections of a gateway (`store/open.ts`). */
const OFFICES_AT_ONCE = 4

/**
 * Runs the jobs that are due in all offices, some offices at a time. A job that fails keeps the others of its
 * office waiting, and nobody else.
 * @returns the jobs that were done, in order for each office.
 * @throws the first error, once all offices had their turn.
 */
export async function runAllDue(services: Services): Promise<Ran[]> {
  const ran: Ran[] = []
  const errors: unknown[] = []
  // Each of them takes the next office that none has taken.
  const left = (await officesWithDue(services)).values()
  const inTurn = async () => {
    for (const officeId of left) {
      try {
        ran.push(...(await runDue(services, officeId)))
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: OFFICES_AT_ONCE }, inTurn))
  if (errors.length > 0) throw errors[0]
  return ran
}

/**
 * Runs the jobs of an office that are due in its time, in order.
 * Each job claims its timer, takes effect and deletes the timer in one transaction,
 * so that concurrent sweepers run each job exactly once.
 * @returns the jobs that were done, in order; those of bookings that were busy are done too, and not listed.
 */
export async function runDue(services: Services, officeId: string): Promise<Ran[]> {
  const ran: Ran[] = []
  const busy: DueTimer[] = []
  for (const timer of await dueTimers(services, officeId)) {
    const now = officeNow(services.clock, timer.offset_seconds)
    const run = () => inTransaction(services.db, (tx) => runOne(tx, services, timer, now))
    const outcome = isTracing()
      ? await inSpan({ name: `job ${timer.kind}`, kind: 'inside' }, run)
      : await run()
    if (outcome === 'done') ran.push({ kind: timer.kind, subject: timer.subject })
    if (outcome === 'busy') busy.push(timer)
  }
  for (const timer of busy) {
    // Another transaction holds the booking: wait for its row and look again, without holding a timer.
    const now = officeNow(services.clock, timer.offset_seconds)
    await inTransaction(services.db, async (tx) => {
      const row = await lockRow(tx, keyOf(timer))
      if (row) await applyRow(tx, services, row, now)
    })
  }
  return ran
}

/** Timers that are due by the clocks of their offices; the first bound is one that an index finds. */
function dueAt(now: Date) {
  return sql`gateway.timer t join gateway.office o on o.office_id = t.office_id
    where t.due_at <= ${now}::timestamptz
        + make_interval(secs => (select greatest(0, max(clock_offset_seconds)) from gateway.office))
      and t.due_at <= ${now}::timestamptz + make_interval(secs => o.clock_offset_seconds)`
}

async function officesWithDue(services: Services): Promise<string[]> {
  const { rows } = await sql<{ office_id: string }>`
    select distinct t.office_id from ${dueAt(services.clock.now())}`.execute(services.db)
  return rows.map((row) => row.office_id)
}

async function dueTimers(services: Services, officeId: string): Promise<DueTimer[]> {
  const { rows } = await sql<DueTimer>`
    select t.office_id, t.timer_id, t.kind, t.subject, o.clock_offset_seconds as offset_seconds
    from ${dueAt(services.clock.now())} and t.office_id = ${officeId}
    order by t.due_at, t.timer_id`.execute(services.db)
  return rows
}

/**
 * For how long the job that has waited longest is due, by the clock of its office: about a second while the
 * sweeper works. Seconds; 0 if none is due.
 */
export async function longestDueSeconds(services: Pick<Services, 'clock' | 'db'>): Promise<number> {
  const now = services.clock.now()
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from
        ${now}::timestamptz + make_interval(secs => o.clock_offset_seconds) - t.due_at)), 0)::float8 as seconds
    from ${dueAt(now)}`.execute(services.db)
  return rows[0]?.seconds ?? 0
}

function keyOf(timer: DueTimer): BookingKey {
  return { officeId: timer.office_id, reference: timer.subject }
}

/** Applies the due effects of a locked row by the rules of its kind. */
async function applyRow(tx: Tx, services: Services, row: BookingRow, now: Date): Promise<void> {
  const kind = services.kinds[row.kind]
  await applyDue(tx, kind, kind.bookingOf(row), now)
}

/** Null where there was nothing to do. */
async function runOne(
  tx: Tx,
  services: Services,
  timer: DueTimer,
  now: Date,
): Promise<'done' | 'busy' | null> {
  const claimed = await tx
    .selectFrom('timer')
    .select('timer_id')
    .where('office_id', '=', timer.office_id)
    .where('timer_id', '=', timer.timer_id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!claimed) return null
  const row = await lockRow(tx, keyOf(timer), true)
  if (!row) return 'busy'
  const kind = services.kinds[row.kind]
  const next = kind.nextDeadline(kind.bookingOf(row))
  // The database keeps office time in microseconds, the gateway in milliseconds: the
  // next sweep finds the timer.
  if (next && next.at > now) return null
  await applyRow(tx, services, row, now)
  await tx
    .deleteFrom('timer')
    .where('office_id', '=', timer.office_id)
    .where('timer_id', '=', timer.timer_id)
    .execute()
  return next ? 'done' : null
}
