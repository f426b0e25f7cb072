import { ForksPoolWorker } from 'vitest/node'
import type { PoolOptions, WorkerRequest } from 'vitest/node'

type Listener = (...args: unknown[]) => void

/**
 * Old listeners, and values that a mutant left in caches, stay in the process: it is replaced after so many
 * runs.
 */
const runsOfAProcess = 40

/** The process of each project that waits for the next run. */
const waiting = new Map<unknown, KeptWorker>()

/**
 * A test process that outlives a run. Loading the gateway and building its world takes ten times as long as
 * the test of one mutant, so the next run finds both loaded. Vitest evaluates test and setup files anew. A
 * process whose run failed is not used again.
 */
class KeptWorker extends ForksPoolWorker {
  private readonly project: unknown
  private readonly listeners: [string, Listener][] = []
  private runs = 0
  private isAsked = false

  constructor(options: PoolOptions) {
    super(options)
    this.project = options.project
  }

  override async start(): Promise<void> {
    this.runs += 1
    this.isAsked = false
    if (this.runs > 1) return
    await super.start()
    super.on('exit', () => {
      this.runs = runsOfAProcess
      if (waiting.get(this.project) === this) waiting.delete(this.project)
    })
  }

  override on(event: string, listener: Listener): void {
    this.listeners.push([event, listener])
    super.on(event, listener)
  }

  /** A polite end of a run is answered here; the process never hears of it. */
  override send(message: WorkerRequest): void {
    if (message.type !== 'stop') return super.send(message)
    this.isAsked = true
    for (const [event, listener] of this.listeners) {
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true })
    }
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) super.off(event, listener)
    if (this.isAsked && this.runs < runsOfAProcess) waiting.set(this.project, this)
    else await super.stop()
  }
}

/** A pool of Vitest that keeps one process for each project. */
export const keptPool = {
  name: 'kept',
  createPoolWorker(options: PoolOptions) {
    const worker = waiting.get(options.project) ?? new KeptWorker(options)
    waiting.delete(options.project)
    return worker
  },
}
