'use client'

import { useSyncExternalStore } from 'react'
import type { CityPane } from '../../../lib/hotel/city-view.ts'

/** Which of list and map stand there, and what the pane becomes when the map is shown or hidden. */
export type Pane = { mapShown: boolean; listShown: boolean; toggled: CityPane }

/**
 * What a pane of the address means in this window: where both have room it only says whether the map is hidden, where they
 * have not it says which one stands there. The map waits for the browser, the list does not.
 */
export function usePane(pane: CityPane): Pane {
  const split = useSplit()
  if (split === null) return { mapShown: false, listShown: true, toggled: pane }
  if (split)
    return { mapShown: pane !== 'list', listShown: true, toggled: pane === 'list' ? 'split' : 'list' }
  return { mapShown: pane === 'map', listShown: pane !== 'map', toggled: pane === 'map' ? 'split' : 'map' }
}

/** Width from which list and map stand side by side. */
const QUERY = '(min-width: 900px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for list and map side by side; null on the server, which does not know. */
function useSplit(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => null,
  )
}
