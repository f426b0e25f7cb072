import type { TimerTable } from '../../store/schema.ts'
import type { Tx } from '../../store/transaction.ts'

export type Timer = {
  officeId: string
  kind: TimerTable['kind']
  /** reference of the booking that it wakes. */
  subject: string
  /** Office time. */
  dueAt: Date
  requestId: string | null
}

/**
 * Asks to be woken for a booking. A timer decides nothing: what is due follows from the booking's own deadlines, so
 * that a reader who comes before the sweeper finds the same.
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

/** Drops what was to wake a booking. */
export async function clearTimers(tx: Tx, officeId: string, subject: string): Promise<void> {
  await tx.deleteFrom('timer').where('office_id', '=', officeId).where('subject', '=', subject).execute()
}
