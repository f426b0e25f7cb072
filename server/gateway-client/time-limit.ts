import 'server-only'

/** The longest wait that one timer measures. Milliseconds. */
const STEP_MILLISECONDS = 250

/** Aborts its signal, with a TimeoutError, unless it is cleared first. */
export type TimeLimit = { signal: AbortSignal; clear(): void }

/**
 * A time limit that counts only the time in which this process could have taken an answer. It is measured in
 * short steps, and a step whose timer fires late because the process was busy counts with its own length: a
 * desk that is behind must not take its own delay for that of the booking service. An answer that has arrived
 * by the end is read before the limit applies.
 */
export function timeLimit(millis: number): TimeLimit {
  const late = new AbortController()
  let left = millis
  let timer: NodeJS.Timeout | undefined
  let last: NodeJS.Immediate | undefined
  const wait = () => {
    const step = Math.min(left, STEP_MILLISECONDS)
    timer = setTimeout(() => {
      left -= step
      if (left > 0) return wait()
      last = setImmediate(() => late.abort(new DOMException('', 'TimeoutError')))
    }, step).unref()
  }
  wait()
  return {
    signal: late.signal,
    clear: () => {
      clearTimeout(timer)
      clearImmediate(last)
    },
  }
}
