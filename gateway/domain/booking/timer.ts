import type { TimerTable } from '../../store/schema.ts'
import type { Tx } from '../../store/transaction.ts'

export type Timer = {
  officeId: string
  kind: TimerTable['kind']
  /** Reference of the booking that is due then. */
  subject: string
  /** Office time. */
  dueAt: Date
  requestId: string | null
}

/**
 * Schedules a booking for the sweeper. The timer decides nothing: due effects follow from the booking's own
 * deadlines, so that a reader who comes before the sweeper sees the same.
 */
export async function setTimer(tx: Tx, timer: Timer): Promise<void> {
  await tx
    .insertInto('timer')
    .values({
      office_id: timer.officeId,
      kind: timer.kind,
      subject: timer.subject,
      due_at: timer.dueAt,
      request_id: timer.requestId,
    })
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'kind', 'subject']).doUpdateSet({ due_at: timer.dueAt }),
    )
    .execute()
}

/** Deletes the timers of a booking. */
export async function clearTimers(tx: Tx, officeId: string, subject: string): Promise<void> {
  await tx.deleteFrom('timer').where('office_id', '=', officeId).where('subject', '=', subject).execute()
}
