import 'server-only'
import { afterOwnTime } from '../../program/own-time.ts'

/** Aborts its signal, with a TimeoutError, unless it is cleared first. */
export type TimeLimit = { signal: AbortSignal; clear(): void }

/**
 * A time limit for an answer of the booking service. It counts only the time in which this process could have
 * taken the answer (`afterOwnTime`).
 */
export function timeLimit(millis: number): TimeLimit {
  const late = new AbortController()
  const clear = afterOwnTime(millis, () => late.abort(new DOMException('', 'TimeoutError')))
  return { signal: late.signal, clear }
}
