import { focusAfter } from '../../ui/focus-after.ts'
import type { ResultsStore } from '../results/results-store.ts'
import { listTabStop } from './list-tab-stop.ts'

/**
 * Merges the fares that wait into the list. The pill that counts them leaves the page then: if it has the
 * focus, the focus goes on to the list.
 */
export function mergeNewFares(store: ResultsStore): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('[data-new-fares]')) {
    focusAfter(activeElement, listTabStop)
  }
  store.merge()
}
