/** Waits for `ms`, or rejects when the signal aborts. Injected, so that tests run without delay. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>
