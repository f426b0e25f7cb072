import 'server-only'
import { processWide } from './process-wide.ts'

/** Runs `work` once for all callers of the same key that come while it is under way; all get its result. */
export function singleFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  const flights = processWide('flights', () => new Map<string, Promise<unknown>>())
  const running = flights.get(key) as Promise<T> | undefined
  if (running) return running
  const flight = work().finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}
