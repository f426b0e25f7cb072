import path from 'node:path'
import { performance } from 'node:perf_hooks'
import next from 'next'
import { lifeOf } from '../program/life.ts'
import { listen } from '../program/listen.ts'
import { READY } from '../program/ready.ts'
import { ProgramSettingError, readMetricsReaders, readPatience, readTracing } from '../program/settings.ts'
import { startTracing } from '../telemetry/start.ts'
import { admission } from './admission.ts'
import { deskListener } from './answer.ts'
import { measuresOf } from './measures.ts'

/** A connection on which nothing moves is closed. Longer than the longest commit, whose answer is awaited. */
const SILENT_MILLIS = 120_000

/** How often the work of this process is measured. Milliseconds. */
const MEASURE_MILLIS = 250

/** The desk: Next behind a server of ours, which knows when to turn requests away and how to stop. */
async function main(): Promise<void> {
  const hostname = process.env['HOST'] || '127.0.0.1'
  const port = Number(process.env['PORT'] || 3000)
  const life = lifeOf(readPatience(process.env))
  const metricsFor = readMetricsReaders(process.env, 'DESK_METRICS', hostname)
  // Before Next, whose spans are below those of requests.
  const tracing = await startTracing('travel-desk', readTracing(process.env), (sentence) =>
    process.stderr.write(`${sentence}\n`),
  )
  // Its spans of `fetch` are named by whole addresses.
  process.env['NEXT_OTEL_FETCH_DISABLED'] = '1'
  // Next forwards an action to this address where its page has moved. Unset, it would take the Host header.
  process.env['__NEXT_PRIVATE_ORIGIN'] = `http://localhost:${port}`
  const app = next({ dev: false, dir: path.resolve(import.meta.dirname, '..'), hostname, port })
  const prepared = app.prepare()
  const work = admission(() => performance.now())
  let since = performance.eventLoopUtilization()
  setInterval(() => {
    const { utilization, active } = performance.eventLoopUtilization(since)
    since = performance.eventLoopUtilization()
    work.measure({ utilization, activeMillis: active })
  }, MEASURE_MILLIS).unref()
  const answer = deskListener({
    life,
    admission: work,
    measures: measuresOf(work, life),
    handle: prepared.then(() => app.getRequestHandler()),
    metricsFor,
  })
  const server = await listen(answer, life, { hostname, port, silentMillis: SILENT_MILLIS })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await life.stop([server])
    // Waits for what pages left to be done after their answer.
    await app.close()
    await tracing.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  await prepared
  life.ready()
  process.send?.(READY)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ProgramSettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
