import 'server-only'
import { streamFailures, type StreamFailure } from '../../lib/stream-failures.ts'
import { EventScanner } from './event-scanner.ts'

/** Silence after which the desk says "still here", and after which it gives up. */
const HEARTBEAT_MILLISECONDS = 15_000
const IDLE_MILLISECONDS = 60_000

/** Larger than any event of the contract: 50 itineraries are under 1 MB. */
const EVENT_BYTES_LIMIT = 8_000_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const LINE_FEED = encoder.encode('\n')

const MESSAGES: Record<StreamFailure, string> = {
  cut: 'The search was cut off before it was complete',
  silent: 'The booking service went silent',
  oversized: 'The booking service sent more than can be read',
}

/**
 * Passes a stream of events on as bytes and makes sure that it ends with exactly one terminal event. Whole events alone
 * go out, so a cut never leaves half of one; after a cut, a minute of silence or an oversized event the desk's own
 * `error` follows. A comment every 15 seconds of quiet keeps the way open. Reading stops when the reader leaves.
 * @param terminal names of the events that end a stream, from the operation's record
 */
export function guardStream(
  upstream: ReadableStream<Uint8Array>,
  terminal: ReadonlySet<string>,
): ReadableStream<Uint8Array> {
  const reader = upstream.getReader()
  const scanner = new EventScanner()
  let heartbeat: NodeJS.Timeout | undefined

  const close = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearInterval(heartbeat)
    controller.close()
    release(reader)
  }
  const fail = (controller: ReadableStreamDefaultController<Uint8Array>, failure: StreamFailure) => {
    controller.enqueue(ownError(failure))
    close(controller)
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(HEARTBEAT), HEARTBEAT_MILLISECONDS)
    },
    async pull(controller) {
      for (;;) {
        const chunk = await readWithin(reader, IDLE_MILLISECONDS)
        if (chunk === 'silent' || chunk === 'cut') return fail(controller, chunk)
        const events = scanner.push(chunk)
        heartbeat?.refresh()
        for (const event of events) {
          const ends = terminal.has(event.name)
          if (ends && !event.hasData) continue
          for (const bytes of event.bytes) controller.enqueue(bytes)
          // A reader may wait after a bare CR for the line feed that will not come.
          if (ends) controller.enqueue(LINE_FEED)
          if (ends) return close(controller)
        }
        if (scanner.pendingBytes > EVENT_BYTES_LIMIT) return fail(controller, 'oversized')
        if (events.length > 0) return
      }
    },
    cancel() {
      clearInterval(heartbeat)
      release(reader)
    },
  })
}

/** The next chunk, or how the stream failed. Only the wait counts as silence, not a slow reader of ours. */
async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
): Promise<Uint8Array | 'cut' | 'silent'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), milliseconds)
  })
  const next = reader.read().then(
    (result) => (result.done ? 'cut' : result.value),
    // A broken connection and an early end are the same to the reader: the stream was cut.
    () => 'cut' as const,
  )
  try {
    return await Promise.race([next, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Ends the upstream request. That it has ended already is the usual case. */
function release(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined)
}

function ownError(failure: StreamFailure): Uint8Array {
  const data = { Success: false, Error: { Id: streamFailures[failure], Message: MESSAGES[failure] } }
  return encoder.encode(`event: error\ndata: ${JSON.stringify(data)}\n\n`)
}
