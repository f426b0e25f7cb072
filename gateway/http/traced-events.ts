import { context, type Context } from '@opentelemetry/api'
import { startSpan } from '../../telemetry/spans.ts'

/**
 * The events of a streamed answer, with a span from the first that is asked for until the last: the span of
 * the operation ends with the beginning of its answer. To be called in the span of the operation.
 */
export function tracedEvents<T>(events: AsyncIterable<T>): AsyncIterable<T> {
  return eventsBelow(context.active(), events)
}

/** A port asks for events outside the context of the call, so each is asked for in that of the span. */
async function* eventsBelow<T>(parent: Context, events: AsyncIterable<T>): AsyncGenerator<T> {
  const { span, here } = startSpan({ name: 'events', kind: 'inside', parent })
  const iterator = events[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await context.with(here, () => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
    span.end()
  }
}
