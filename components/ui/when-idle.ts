/**
 * Runs something when the browser is idle, or a moment later in a browser that does not tell.
 * @param timeoutMs after so long it runs also in a browser that was never idle
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: timeoutMs })
    return () => cancelIdleCallback(handle)
  }
  const handle = window.setTimeout(act, 300)
  return () => window.clearTimeout(handle)
}
