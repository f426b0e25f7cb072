import { setImmediate as letOthers } from 'node:timers/promises'
import { goOnWithPlaceIndex } from './place-index.ts'

/** How long calls may have to wait for a piece of it, in milliseconds; a piece itself can take as long again. */
const SLICE_MILLIS = 20

/**
 * Builds the index of places once the port is open, in pieces between which calls are answered: two seconds of work would keep
 * the port closed, or hold up whoever searches first. A search that comes meanwhile waits for the rest.
 */
export async function warmPlaces(): Promise<void> {
  let since = performance.now()
  while (!goOnWithPlaceIndex()) {
    if (performance.now() - since < SLICE_MILLIS) continue
    await letOthers()
    since = performance.now()
  }
}
