import { world } from '../world.ts'

/**
 * Delays the end of every streamed search that starts from now on: fares come, and the search keeps running.
 */
export async function holdStreams(): Promise<void> {
  await fetch(`http://localhost:${world.recorderPort}/_recorder/hold`)
}

/** Lets the delayed streams end. */
export async function letStreamsGo(): Promise<void> {
  await fetch(`http://localhost:${world.recorderPort}/_recorder/let-go`)
}
