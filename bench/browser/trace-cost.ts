import type { Page } from '@playwright/test'

/**
 * The cost of some work for a page's main thread, in milliseconds of CPU time, so that load from other
 * processes does not count.
 */
export type Cost = {
  /** All tasks. */
  mainMs: number
  /** Sum over all tasks of the time beyond 50 ms. */
  blockedMs: number
}

/** One event of a trace. Times are in microseconds; `tdur` is CPU time. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

const LONG_MS = 50

/** Traces the tasks of a page's main thread while `work` runs. */
export async function traceCost(page: Page, work: () => Promise<void>): Promise<Cost> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const costs = mains.map(({ pid, tid }) =>
    costOf(traceEvents.filter((event) => event.pid === pid && event.tid === tid)),
  )
  // A browser keeps an idle spare renderer, so the busiest renderer is the page's.
  const cost = costs.sort((one, other) => other.mainMs - one.mainMs)[0]
  if (!cost || cost.mainMs === 0) throw new Error('the trace holds no task of the page')
  return cost
}

function costOf(events: readonly TraceEvent[]): Cost {
  const taskMs = events.flatMap(({ name, tdur }) =>
    name === 'RunTask' && tdur !== undefined ? [tdur / 1000] : [],
  )
  return {
    mainMs: taskMs.reduce((sum, ms) => sum + ms, 0),
    blockedMs: taskMs.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
  }
}
