import type { Page } from '@playwright/test'

/**
 * The cost of some work for a page's main thread, in milliseconds of CPU time, so that load from other
 * processes does not count.
 */
export type Cost = {
  /** All tasks. */
  mainMs: number
  /** The longest task. */
  longestMs: number
  /** Sum over all tasks of the time beyond 50 ms. */
  blockedMs: number
}

/** One event of a trace. Times are in microseconds; `tdur` is CPU time. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number | undefined
  args: { name?: string | undefined }
}

/** Traces the tasks of a page's main thread while `work` runs. */
export async function traceCost(page: Page, work: () => Promise<void>): Promise<Cost> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const taskMs = mainTasks(traceEvents)
  return { mainMs: sum(taskMs), longestMs: Math.max(...taskMs), blockedMs: blockedOf(taskMs) }
}

/** From so many milliseconds on a task blocks the page. */
export const LONG_TASK_MS = 50

/** Sum over some tasks of the time beyond 50 ms. */
export function blockedOf(taskMs: readonly number[]): number {
  return sum(taskMs.map((ms) => Math.max(0, ms - LONG_TASK_MS)))
}

/** The CPU time of each task of the page's main thread in a trace, in milliseconds. */
export function mainTasks(traceEvents: readonly TraceEvent[]): number[] {
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const threads = mains.map(({ pid, tid }) =>
    traceEvents.flatMap((event) =>
      event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.tdur !== undefined
        ? [event.tdur / 1000]
        : [],
    ),
  )
  // A browser keeps an idle spare renderer, so the busiest renderer is the page's.
  const tasks = threads.sort((one, other) => sum(other) - sum(one))[0]
  if (!tasks || tasks.length === 0) throw new Error('the trace holds no task of the page')
  return tasks
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
