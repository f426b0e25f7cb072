import type { BookingLine } from './booking-list-view.ts'
import { stateFacts } from './booking-state.ts'

/** A deadline of a line: its time, ISO 8601 UTC in office time, and the thing that ends then. */
export type ShownDeadline = { ends: 'hold' | 'free cancellation'; at: string }

/**
 * The deadline of a line: of a hold its end, of a booking that is made the end of its free cancellation, as
 * long as that is ahead. The list and its file have the same.
 * @param nowMs office time, epoch milliseconds
 */
export function lineDeadline(
  line: Pick<BookingLine, 'kind' | 'state' | 'deadlineAt' | 'freeUntil'>,
  nowMs: number,
): ShownDeadline | null {
  const { standing } = stateFacts(line)
  if (standing === 'held') return line.deadlineAt === null ? null : { ends: 'hold', at: line.deadlineAt }
  if (standing !== 'made' || line.freeUntil === null || Date.parse(line.freeUntil) <= nowMs) return null
  return { ends: 'free cancellation', at: line.freeUntil }
}
