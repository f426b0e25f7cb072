import { sql } from 'kysely'
import { officeNow } from '../clock.ts'
import { runAllDue, runDue, type Ran } from '../domain/booking/run-due.ts'
import { laterOfficesOffset, setLaterOfficesOffset } from '../domain/session/office-clock.ts'
import type { Services } from '../services.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Tx } from '../store/transaction.ts'

/**
 * Moves the sandbox clock forward, for one office or for all of them (and demo offices that are made later),
 * and runs the jobs that fall due on the way, in order. The sweeper may run some of them at the same moment;
 * `ran` lists every job that was run, whoever ran it.
 */
export async function advanceClock(
  services: Services,
  wanted: { seconds: number; officeId: string | null },
): Promise<{ now: Date; ran: Ran[] }> {
  const { offset, due } = await inTransaction(services.db, async (tx) => {
    const moved = await moveOffsets(tx, wanted)
    return { offset: moved, due: await dueNow(tx, services, wanted.officeId) }
  })
  await (wanted.officeId === null ? runAllDue(services) : runDue(services, wanted.officeId))
  const left = new Set((await stillWaiting(services, due)).map(String))
  const ran = due.filter((job) => !left.has(job.timer_id.toString()))
  return {
    now: officeNow(services.clock, offset),
    ran: ran.map(({ kind, subject }) => ({ kind, subject })),
  }
}

async function moveOffsets(tx: Tx, wanted: { seconds: number; officeId: string | null }): Promise<number> {
  let offices = tx
    .updateTable('office')
    .set({ clock_offset_seconds: sql<number>`clock_offset_seconds + ${wanted.seconds}::double precision` })
    .where('environment', '=', 'sandbox')
  if (wanted.officeId !== null) offices = offices.where('office_id', '=', wanted.officeId)
  const rows = await offices.returning('clock_offset_seconds').execute()
  if (wanted.officeId !== null) return rows[0]?.clock_offset_seconds ?? 0
  const later = (await laterOfficesOffset(tx)) + wanted.seconds
  await setLaterOfficesOffset(tx, later)
  return later
}

type Due = Ran & { office_id: string; timer_id: bigint }

async function dueNow(tx: Tx, services: Services, officeId: string | null): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select t.office_id, t.timer_id, t.kind, t.subject from gateway.timer t join gateway.office o on o.office_id = t.office_id
    where o.environment = 'sandbox' and ${officeId === null ? sql`true` : sql`t.office_id = ${officeId}`}
      and t.due_at <= ${services.clock.now()}::timestamptz + make_interval(secs => o.clock_offset_seconds)
    order by t.due_at, t.timer_id`.execute(tx)
  return rows
}

/** The timers that have not been run. Waits for a sweeper that is running one of them: office by office. */
async function stillWaiting(services: Services, due: readonly Due[]): Promise<bigint[]> {
  const left: bigint[] = []
  for (const [officeId, jobs] of Map.groupBy(due, (job) => job.office_id)) {
    const ids = jobs.map((job) => job.timer_id)
    const rows = await services.db
      .selectFrom('timer')
      .select('timer_id')
      .where('office_id', '=', officeId)
      .where(sql<boolean>`timer_id = any(${ids}::bigint[])`)
      .forShare()
      .execute()
    left.push(...rows.map((row) => row.timer_id))
  }
  return left
}
