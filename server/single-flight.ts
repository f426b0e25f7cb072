import 'server-only'
import { processWide } from './process-wide.ts'

/** Runs `work` once for all calls with the same key that arrive while it runs; all get its result. */
export function singleFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  const flights = processWide('flights', () => new Map<string, Promise<unknown>>())
  const running = flights.get(key) as Promise<T> | undefined
  if (running) return running
  const flight = work().finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}
