/** The longest wait that one timer measures. Milliseconds. */
const STEP_MILLIS = 250

/**
 * Acts after a time in which this process could have acted, unless it is cancelled before. The time is
 * measured in short steps, and a step whose timer fires late because the process was busy counts with its own
 * length: a program that is behind must not take its own delay for that of another one. What has arrived by
 * the end is read first.
 * @returns cancels it
 */
export function afterOwnTime(millis: number, act: () => void): () => void {
  let left = millis
  let timer: NodeJS.Timeout | undefined
  let last: NodeJS.Immediate | undefined
  const wait = () => {
    const step = Math.min(left, STEP_MILLIS)
    timer = setTimeout(() => {
      left -= step
      if (left > 0) return wait()
      last = setImmediate(act)
    }, step).unref()
  }
  wait()
  return () => {
    clearTimeout(timer)
    clearImmediate(last)
  }
}
