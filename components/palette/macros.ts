import { queryOptions } from '@tanstack/react-query'
import { MOST_STEPS, type Macro } from '../../lib/macro/macro.ts'
import { readAt } from '../../lib/read.ts'
import { makeStore } from '../ui/store.ts'

const FRESH_MS = 10 * 60_000

/** The macros of the office. */
export function macrosOptions() {
  return queryOptions({
    queryKey: ['macros'] as const,
    queryFn: ({ signal }) => readAt<Macro[]>('/api/macros', {}, signal),
    staleTime: FRESH_MS,
    retry: false,
  })
}

/** The steps of a macro that are still to be run. */
export const stepsToRun = makeStore<readonly string[]>([])

/** The lines that were run from the palette since the page was loaded, the latest last. */
export const lastLines = makeStore<readonly string[]>([])

/** Remembers a line that was run. */
export function rememberLine(typed: string): void {
  const line = typed.trim()
  if (line !== '') lastLines.set([...lastLines.get(), line].slice(-MOST_STEPS))
}
