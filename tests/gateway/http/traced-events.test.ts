import { afterEach, beforeEach, expect, test } from 'vitest'
import { tracedEvents } from '../../../gateway/http/traced-events.ts'
import { inSpan } from '../../../telemetry/spans.ts'
import { recordSpans, type Spans } from '../../setup/spans.ts'

let spans: Spans
beforeEach(async () => {
  spans = await recordSpans()
})
afterEach(() => spans.stop())

/** A search of two events, each with some work before it. */
async function* search() {
  for (const event of ['first', 'second']) {
    await inSpan({ name: `work for the ${event}`, kind: 'inside' }, () => Promise.resolve())
    yield event
  }
}

/** The events as a port gets them: when the span of the operation has ended, and outside its context. */
const answer = () =>
  inSpan({ name: 'operation', kind: 'server' }, () => Promise.resolve({ events: tracedEvents(search()) }))

async function parentsOf(): Promise<Record<string, string | undefined>> {
  const all = await spans.all()
  const nameOf = (id = '') => all.find((span) => span.spanContext().spanId === id)?.name
  return Object.fromEntries(all.map((span) => [span.name, nameOf(span.parentSpanContext?.spanId)]))
}

test('what a stream does is below the span of its events, and that below the operation', async () => {
  const { events } = await answer()
  const seen: string[] = []
  for await (const event of events) seen.push(event)
  expect(seen).toEqual(['first', 'second'])
  expect(await parentsOf()).toEqual({
    operation: undefined,
    events: 'operation',
    'work for the first': 'events',
    'work for the second': 'events',
  })
})

test('a stream that is left ends its span', async () => {
  const { events } = await answer()
  for await (const event of events) {
    expect(event).toBe('first')
    break
  }
  expect(await parentsOf()).toMatchObject({ events: 'operation' })
})
