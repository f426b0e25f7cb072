import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { traceHeaders } from '../../telemetry/propagation.ts'
import { inSpan, isTracing, traceOfLog } from '../../telemetry/spans.ts'
import { recordSpans } from '../setup/spans.ts'

let stop = () => Promise.resolve()
afterEach(() => stop())

const root = path.resolve(import.meta.dirname, '..', '..')

/** The packages of OpenTelemetry that a process has loaded after it has run this. */
function loadedBy(code: string): string[] {
  const script = `
    const { registerHooks } = await import('node:module')
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    ${code}
    console.log(JSON.stringify(urls))`
  const options = { cwd: root, encoding: 'utf8' } as const
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], options)
  const names = (JSON.parse(output) as string[]).map((url) => /@opentelemetry\/([\w-]+)/.exec(url)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}

test('without an endpoint nothing of the SDK is loaded', { timeout: 60_000 }, () => {
  const start = (settings: string) => `
    const { startTracing } = await import('./telemetry/start.ts')
    await import('./telemetry/queries.ts')
    const tracing = await startTracing('travel-desk', ${settings}, () => undefined)
    await tracing.stop()`
  expect(loadedBy(start('null'))).toEqual(['api'])
  expect(loadedBy(start('{ ratio: 1 }'))).toContain('sdk-trace')
})

test('while tracing is off, no header is sent and no line names a trace', () => {
  expect([isTracing(), traceHeaders(), traceOfLog()]).toEqual([false, {}, {}])
})

test('work in a span names its trace to others and to the log, and fails with it', async () => {
  const spans = await recordSpans()
  stop = spans.stop
  const failing = inSpan({ name: 'work', kind: 'inside' }, () => {
    const { traceId } = traceOfLog()
    expect(traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(traceHeaders()['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    return Promise.reject(new TypeError('anna@example.com is not one'))
  })
  await expect(failing).rejects.toThrow(TypeError)
  const [span] = await spans.all()
  expect(span).toMatchObject({ name: 'work', status: { code: 2 }, attributes: { 'error.type': 'TypeError' } })
  expect(JSON.stringify([span?.attributes, span?.status, span?.events])).not.toContain('anna')
})

test('after the end of tracing all is as before', async () => {
  const spans = await recordSpans()
  await spans.stop()
  expect([isTracing(), traceHeaders()]).toEqual([false, {}])
})
