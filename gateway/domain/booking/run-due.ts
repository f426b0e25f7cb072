import { sql } from 'kysely'
import { officeNow } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { TimerTable } from '../../store/schema.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Tx } from '../../store/transaction.ts'
import type { BookingKey, BookingRow } from './booking-row.ts'
import { applyDue, lockRow } from './touch.ts'

/** A job that was done: its kind and the reference of its booking. */
export type Ran = { kind: TimerTable['kind']; subject: string }

type DueTimer = Ran & { office_id: string; timer_id: bigint; offset_seconds: number }

/**
 * Runs the jobs that are due in office time, in order, for one office or for all.
 * Each job claims its timer, takes effect and deletes the timer in one transaction,
 * so that concurrent sweepers run each job exactly once.
 * @returns the jobs that were done, in order; those of bookings that were busy are done too, and not listed.
 */
export async function runDue(services: Services, officeId: string | null = null): Promise<Ran[]> {
  const ran: Ran[] = []
  const busy: DueTimer[] = []
  for (const timer of await dueTimers(services, officeId)) {
    const now = officeNow(services.clock, timer.offset_seconds)
    const outcome = await inTransaction(services.db, (tx) => runOne(tx, services, timer, now))
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

async function dueTimers(services: Services, officeId: string | null): Promise<DueTimer[]> {
  const now = services.clock.now()
  const { rows } = await sql<DueTimer>`
    select t.office_id, t.timer_id, t.kind, t.subject, o.clock_offset_seconds as offset_seconds
    from gateway.timer t join gateway.office o on o.office_id = t.office_id
    where t.due_at <= ${now}::timestamptz
        + make_interval(secs => (select greatest(0, max(clock_offset_seconds)) from gateway.office))
      and t.due_at <= ${now}::timestamptz + make_interval(secs => o.clock_offset_seconds)
      and (${officeId}::text is null or t.office_id = ${officeId})
    order by t.due_at, t.timer_id`.execute(services.db)
  return rows
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
