import { ForksPoolWorker } from 'vitest/node'
import type { PoolOptions, WorkerRequest } from 'vitest/node'

type Listener = (...args: unknown[]) => void

/** Old listeners stay in the process, and so does what a mutant left in caches: begin anew now and then. */
const runsOfAProcess = 40

/**
 * A test process that outlives a run. Loading the gateway and building its world takes ten times as long as
 * the test of one mutant, so the next run finds both loaded. Vitest evaluates test and setup files anew.
 */
class KeptWorker extends ForksPoolWorker {
  private readonly listeners: [string, Listener][] = []
  private runs = 0
  private running = false
  private asked = false

  override async start(): Promise<void> {
    this.runs += 1
    this.asked = false
    if (!this.running) await super.start()
    this.running = true
  }

  override on(event: string, listener: Listener): void {
    this.listeners.push([event, listener])
    super.on(event, listener)
  }

  /** A polite end of a run is answered here; the process never hears of it. */
  override send(message: WorkerRequest): void {
    if (message.type !== 'stop') return super.send(message)
    this.asked = true
    for (const [event, listener] of this.listeners) {
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true })
    }
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) super.off(event, listener)
    if (this.asked && this.runs < runsOfAProcess) return
    this.runs = 0
    this.running = false
    await super.stop()
  }
}

const kept = new Map<unknown, KeptWorker>()

/** A pool of Vitest with one lasting process for each project. */
export const keptPool = {
  name: 'kept',
  createPoolWorker(options: PoolOptions) {
    const worker = kept.get(options.project) ?? new KeptWorker(options)
    kept.set(options.project, worker)
    return worker
  },
}
