import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { traced } from '../../../desk/traced.ts'
import { traceOfLog } from '../../../telemetry/spans.ts'
import { recordSpans, type Spans } from '../../setup/spans.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
const signedIn = { cookie: 'travel-desk.session=x' }

let spans: Spans
let server: Server | undefined
/** What Next would see of the last request. */
let seen: { headers: IncomingMessage['headers']; traceId: string | undefined }

beforeEach(async () => {
  spans = await recordSpans()
})
afterEach(async () => {
  server?.close()
  await spans.stop()
})

/** Asks a desk whose Next answers with this status, and answers with the spans of it. */
async function ask(headers: Record<string, string>, status = 200) {
  const closed = Promise.withResolvers<void>()
  server = createServer((asked, answer) => {
    traced(asked, answer, 'work', () => {
      seen = { headers: asked.headers, traceId: traceOfLog().traceId }
      answer.writeHead(status).end('served')
    })
    answer.once('close', () => closed.resolve())
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/flights?from=BER`, { headers })
  await closed.promise
  return spans.all()
}

describe('a request', () => {
  test('with a session cookie joins the trace of its page, and is what Next works below', async () => {
    const [span] = await ask({ ...signedIn, traceparent, 'x-request-id': 'request-of-a-test' })
    expect(span?.spanContext().traceId).toBe(TRACE)
    expect(span?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
    expect(seen.traceId).toBe(TRACE)
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'travel.rank': 'work',
      'travel.request_id': 'request-of-a-test',
    })
  })

  test('of a stranger begins a trace of its own', async () => {
    const [span] = await ask({ traceparent })
    expect(span?.spanContext().traceId).not.toBe(TRACE)
    expect(span?.parentSpanContext).toBeUndefined()
  })

  test('reaches Next without the headers, which it would believe', async () => {
    await ask({ ...signedIn, traceparent, tracestate: 'vendor=anything' })
    expect(Object.keys(seen.headers).filter((name) => name.startsWith('trace'))).toEqual([])
  })

  test('that fails is a span that failed', async () => {
    const [span] = await ask(signedIn, 502)
    expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '502' } })
  })
})
