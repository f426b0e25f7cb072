import { environment } from './environment.ts'
import type { Recorded } from './recorder.ts'

/** The secrets that have passed between desk and gateway so far. */
export async function recorded(): Promise<Recorded> {
  const response = await fetch(`http://localhost:${environment.recorderPort}/_recorder`)
  return (await response.json()) as Recorded
}
