'use client'

import type { CityPane } from '../../../lib/hotel/city-view.ts'
import { makeSignal, useStore } from '../../ui/store.ts'

/** Whether list and map are shown, and the value of the pane after the map is toggled. */
export type Pane = { mapShown: boolean; listShown: boolean; toggled: CityPane }

/**
 * Interprets the address's pane for this window. In a wide window it only says whether the map is hidden; in
 * a narrow one it says which of the two is shown. On the server only the list is rendered.
 */
export function usePane(pane: CityPane): Pane {
  const split = useSplit()
  if (split === null) return { mapShown: false, listShown: true, toggled: pane }
  if (split)
    return { mapShown: pane !== 'list', listShown: true, toggled: pane === 'list' ? 'split' : 'list' }
  return { mapShown: pane === 'map', listShown: pane !== 'map', toggled: pane === 'map' ? 'split' : 'map' }
}

/** The width from which list and map fit next to each other. */
const QUERY = '(min-width: 900px)'

const splits = {
  get: (): boolean | null => window.matchMedia(QUERY).matches,
  subscribe: makeSignal((tell) => {
    const query = window.matchMedia(QUERY)
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  }).subscribe,
}

/** Whether list and map fit next to each other; null on the server, which does not know. */
function useSplit(): boolean | null {
  return useStore(splits, null)
}
