import { context, SpanKind, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { afterEach, expect, test } from 'vitest'
import { safeExporter } from '../../telemetry/safe-exporter.ts'
import { startSpan } from '../../telemetry/spans.ts'
import { recordSpans } from '../setup/spans.ts'

let stop = () => Promise.resolve()
afterEach(() => stop())

const SECRET = '0d3a8a5e-2b7a-4a55-9a40-2d6f6f4f4a11'

test('what Next or another library notes of an address, a header or an error is not sent', async () => {
  const spans = await recordSpans()
  stop = spans.stop
  const span = trace.getTracer('next.js').startSpan(`fetch GET http://gateway/x?SessionId=${SECRET}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'next.span_type': 'AppRender.fetch',
      'http.url': `http://gateway/x?SessionId=${SECRET}`,
      'http.target': `/q/${SECRET}`,
      'http.request.header.cookie': SECRET,
      'http.method': 'GET',
    },
    links: [{ context: { traceId: SECRET.replaceAll('-', ''), spanId: 'a'.repeat(16), traceFlags: 1 } }],
  })
  span.recordException(new Error(`no booking for ${SECRET}`))
  span.setStatus({ code: 2, message: `no booking for ${SECRET}` })
  span.end()
  const [sent] = await spans.all()
  expect(sent).toMatchObject({
    name: 'AppRender.fetch',
    attributes: { 'next.span_type': 'AppRender.fetch', 'http.method': 'GET' },
    status: { code: 2 },
    events: [],
    links: [],
  })
  expect(Object.keys(sent?.attributes ?? {}).sort()).toEqual(['http.method', 'next.span_type'])
  expect(sent?.status.message).toBeUndefined()
})

test('a request is named by the route that Next notes below it', async () => {
  const spans = await recordSpans()
  stop = spans.stop
  const facts = { 'http.request.method': 'POST', 'travel.rank': 'work' }
  const { span, here } = startSpan({ name: `POST /${SECRET}`, kind: 'server', facts })
  const next = trace.getTracer('next.js')
  const outer = next.startSpan('POST', {}, here)
  const inner = next.startSpan('POST', {}, trace.setSpan(context.active(), outer))
  inner.setAttribute('http.route', '/api/read/[operation]')
  for (const each of [inner, outer, span]) each.end()
  const unknown = startSpan({ name: 'GET', kind: 'server', facts }).span
  unknown.end()
  const requests = (await spans.all()).filter(({ attributes }) => attributes['travel.rank'])
  expect(requests.map(({ name, attributes }) => [name, attributes['http.route']])).toEqual([
    ['POST /api/read/[operation]', '/api/read/[operation]'],
    ['POST', undefined],
  ])
})

test('an operator is told once that traces cannot be sent, and once that they can again', () => {
  const told: string[] = []
  let isAway = true
  const inner: SpanExporter = {
    export: (_, done) =>
      done(isAway ? { code: 1, error: new TypeError('http://user:key@host') } : { code: 0 }),
    shutdown: () => Promise.resolve(),
  }
  const exporter = safeExporter(inner, (sentence) => void told.push(sentence))
  const send = () => exporter.export([], () => undefined)
  send()
  send()
  isAway = false
  send()
  send()
  expect(told).toEqual(['traces cannot be sent (TypeError)', 'traces are sent again'])
})
