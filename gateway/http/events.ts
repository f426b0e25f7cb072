import { STREAM_HEARTBEAT_SECONDS } from '../../contract/air/codes.ts'
import type { ServerEvent } from './handler.ts'

/**
 * A streamed answer while it is produced: `next` waits for the next event, or for a heartbeat during silence.
 */
export type EventSource = {
  /** The next event or comment; null at the end. */
  next(): Promise<Buffer | null>
  /** Ends the work behind the stream after the reader disconnected. */
  leave(): Promise<void>
}

const HEARTBEAT = Buffer.from(': still searching\n\n')

/**
 * Events in their wire format. A comment is sent when the sources are silent for 15 seconds (gap 41).
 * @param leave aborts the work behind the events.
 */
export function eventSource(events: AsyncIterable<ServerEvent>, leave: () => void): EventSource {
  const iterator = events[Symbol.asyncIterator]()
  let pending: Promise<IteratorResult<ServerEvent>> | null = null
  return {
    async next() {
      pending ??= iterator.next()
      const next = await orSilence(pending)
      if (next === 'silence') return HEARTBEAT
      pending = null
      return next.done ? null : bytesOf(next.value)
    },
    async leave() {
      leave()
      await iterator.return?.()
    },
  }
}

function bytesOf({ event, data }: ServerEvent): Buffer {
  const pieces = typeof data === 'string' ? [Buffer.from(data)] : data
  return Buffer.concat([Buffer.from(`event: ${event}\ndata: `), ...pieces, Buffer.from('\n\n')])
}

/** The source as a pull stream: events are not produced faster than they are read. */
export function eventStream(source: EventSource): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await source.next()
        if (bytes) controller.enqueue(bytes)
        else controller.close()
      },
      cancel: () => source.leave(),
    },
    // No read-ahead: a port reads from the source directly.
    { highWaterMark: 0 },
  )
}

async function orSilence<T>(pending: Promise<T>): Promise<T | 'silence'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(() => resolve('silence'), STREAM_HEARTBEAT_SECONDS * 1000)
  })
  try {
    return await Promise.race([pending, silence])
  } finally {
    clearTimeout(timer)
  }
}
