import 'server-only'

/** Error.Id of the `error` event with which the desk itself ends a stream. */
export const streamFailures = {
  /** The gateway closed or broke the stream before its terminal event. */
  cut: 'StreamCut',
  /** The gateway sent nothing for a minute. */
  silent: 'StreamSilent',
  /** An event was larger than any that the contract allows. */
  oversized: 'StreamOversized',
} as const

export type StreamFailure = keyof typeof streamFailures
