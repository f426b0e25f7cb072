import { world } from '../world.ts'

/** Holds back the end of every streamed search that begins from now on: fares come, and the search still runs. */
export async function holdStreams(): Promise<void> {
  await fetch(`http://localhost:${world.recorderPort}/_recorder/hold`)
}

/** Lets them end. */
export async function letStreamsGo(): Promise<void> {
  await fetch(`http://localhost:${world.recorderPort}/_recorder/let-go`)
}
