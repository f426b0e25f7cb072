import 'server-only'
import type { Desk } from './desk.ts'
import { deskWide } from './process-wide.ts'

/**
 * Runs `work` once for all calls of a desk with the same key that arrive while it runs; all get its result.
 */
export function singleFlight<T>(desk: Desk, key: string, work: () => Promise<T>): Promise<T> {
  const flights = deskWide(desk, 'flights', () => new Map<string, Promise<unknown>>())
  const running = flights.get(key) as Promise<T> | undefined
  if (running) return running
  const flight = work().finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}
