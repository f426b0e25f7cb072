import { isLoopback } from '../contract/loopback.ts'

/** Who may read `/metrics`: everybody, callers that name this machine as host, or nobody. */
export type MetricsReaders = 'everybody' | 'loopback' | 'nobody'

/**
 * Whether a request may read the metrics: only the operator may see load and errors. The Host header decides,
 * because a proxy in front of the loopback names another host.
 */
export function mayReadMetrics(readers: MetricsReaders, host: string): boolean {
  if (readers !== 'loopback') return readers === 'everybody'
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname)
}
