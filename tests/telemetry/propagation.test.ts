import { trace } from '@opentelemetry/api'
import { afterEach, describe, expect, test } from 'vitest'
import { parentOf } from '../../telemetry/propagation.ts'
import { inSpan, tracing } from '../../telemetry/spans.ts'
import { recordSpans } from '../setup/spans.ts'

let stop = () => Promise.resolve()
afterEach(() => stop())

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const stated = (flags: '00' | '01') => ({ traceparent: `00-${TRACE}-00f067aa0ba902b7-${flags}` })

/** The spans that are recorded of a call that states this. */
async function recordedOf(ratio: number, flags: '00' | '01', isTrusted: boolean): Promise<string[]> {
  const spans = await recordSpans(ratio)
  stop = spans.stop
  const parent = parentOf(stated(flags), isTrusted)
  await inSpan({ name: 'call', kind: 'server', parent }, () => Promise.resolve())
  return (await spans.all()).map((span) => span.spanContext().traceId)
}

describe('a trusted caller', () => {
  test('decides whether a trace is recorded', async () => {
    expect(await recordedOf(0, '01', true)).toEqual([TRACE])
    await stop()
    expect(await recordedOf(1, '00', true)).toEqual([])
  })
})

describe('any other caller', () => {
  test('has its trace joined, and cannot have it recorded', async () => {
    expect(await recordedOf(1, '00', false)).toEqual([TRACE])
    await stop()
    expect(await recordedOf(0, '01', false)).toEqual([])
  })

  test('passes nothing of other vendors on', async () => {
    const spans = await recordSpans()
    stop = spans.stop
    const headers = { ...stated('01'), tracestate: 'vendor=anything' }
    const stateOf = (isTrusted: boolean) =>
      trace.getSpanContext(parentOf(headers, isTrusted))?.traceState?.serialize()
    expect([stateOf(true), stateOf(false)]).toEqual(['vendor=anything', undefined])
  })
})

test.each(['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE}-1-01`])(
  'what is no traceparent begins a trace of its own: "%s"',
  async (traceparent) => {
    const spans = await recordSpans()
    stop = spans.stop
    const parent = parentOf({ traceparent }, false)
    await inSpan({ name: 'call', kind: 'server', parent }, () => Promise.resolve())
    const [span] = await spans.all()
    expect(span?.parentSpanContext).toBeUndefined()
    expect(span?.spanContext().traceId).not.toBe(TRACE)
    expect(tracing.ratio).toBe(1)
  },
)
