import { environment } from '../environment.ts'

/**
 * Delays the end of every streamed search for a departure on this day, `YYYY-MM-DD`: fares come, and the
 * search keeps running. No other journey searches that day.
 */
export async function holdStreams(day: string): Promise<void> {
  await fetch(`http://localhost:${environment.recorderPort}/_recorder/hold?day=${day}`)
}

/** Lets the delayed streams of a day end. */
export async function letStreamsGo(day: string): Promise<void> {
  await fetch(`http://localhost:${environment.recorderPort}/_recorder/let-go?day=${day}`)
}
