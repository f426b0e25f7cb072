import { setTimeout as sleep } from 'node:timers/promises'

const START_SECONDS = 60

/** Waits until the server at an address has started and answers with success. */
export async function answers(url: string, withinSeconds = START_SECONDS): Promise<void> {
  for (let left = withinSeconds * 5; left > 0; left -= 1) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // The server is not listening yet.
    }
    await sleep(200)
  }
  throw new Error(`${url} did not answer within ${withinSeconds} s`)
}
