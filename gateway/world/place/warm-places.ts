import { setImmediate as letOthers } from 'node:timers/promises'
import { goOnWithPlaceIndex } from './place-index.ts'

/** How long a call may have to wait for this work, in milliseconds; a single step can take as long again. */
const SLICE_MILLIS = 20

/**
 * Builds the index of places once the port is open, in steps between which calls are answered. Two seconds of
 * work in one go would keep the port closed or delay the first search. A search that arrives meanwhile waits
 * for the rest.
 */
export async function warmPlaces(): Promise<void> {
  let since = performance.now()
  while (!goOnWithPlaceIndex()) {
    if (performance.now() - since < SLICE_MILLIS) continue
    await letOthers()
    since = performance.now()
  }
}
