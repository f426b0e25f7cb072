import { queryOptions } from '@tanstack/react-query'
import { readAt } from '../read.ts'
import { writeActivityView } from './activity-params.ts'
import type { ActivityView } from './activity-view.ts'
import { isCounted, type CatalogueAnswer } from './catalogue-answer.ts'

/** The catalogue changes slowly; Back finds its pages in the cache for this long. */
const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000
/** Pause before a page of which something is not counted is asked for again: at first, and then. */
const COUNTED_AFTER_MS = [20, 1_500] as const

/** Query options of a page of the catalogue, the same on the server and in the browser. */
export function catalogueOptions(view: ActivityView) {
  const search = writeActivityView({ ...view, text: view.text.trim() }).toString()
  return queryOptions({
    queryKey: ['activities', search] as const,
    queryFn: ({ signal }) => readAt<CatalogueAnswer>('/api/activities', { search }, signal),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.data === undefined || isCounted(state.data.facets)
        ? false
        : COUNTED_AFTER_MS[state.dataUpdateCount > 1 ? 1 : 0],
  })
}
