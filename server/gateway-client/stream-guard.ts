import 'server-only'
import { EventScanner } from './event-scanner.ts'

/** Error.Id of the `error` event with which the desk itself ends a stream. */
export const streamFailures = {
  /** The gateway closed or broke the stream before its terminal event. */
  cut: 'StreamCut',
  /** The gateway sent nothing for a minute. */
  silent: 'StreamSilent',
  /** An event was larger than any that the contract allows. */
  oversized: 'StreamOversized',
} as const

type StreamFailure = keyof typeof streamFailures

/** Silence after which the desk sends a heartbeat, and after which it gives up. */
const HEARTBEAT_MILLISECONDS = 15_000
const IDLE_MILLISECONDS = 60_000

/** Larger than any event of the contract: 50 itineraries are under 1 MB. */
const EVENT_BYTES_LIMIT = 8_000_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const LINE_FEED = encoder.encode('\n')

const MESSAGES: Record<StreamFailure, string> = {
  cut: 'The search was cut off before it finished',
  silent: 'The booking service stopped responding',
  oversized: 'The booking service sent more than the desk can read',
}

/**
 * Passes a stream of events on as bytes and ensures that it ends with exactly one terminal event. Only whole
 * events are passed on. If the stream breaks, is silent for a minute or sends an oversized event, the desk's
 * own `error` event follows. After 15 seconds of silence a comment keeps the connection open. Reading stops
 * when the reader leaves.
 * @param terminal names of the events that end a stream, from the operation's record
 * @param hide removes the parts of the terminal event that the browser must not get
 */
export function guardStream(
  upstream: ReadableStream<Uint8Array>,
  terminal: ReadonlySet<string>,
  hide: (text: string) => string = (text) => text,
): ReadableStream<Uint8Array> {
  const reader = patientReader(upstream.getReader())
  const scanner = new EventScanner()
  let heartbeat: NodeJS.Timeout | undefined

  const close = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearInterval(heartbeat)
    controller.close()
    reader.leave()
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
        const chunk = await reader.next()
        if (chunk === 'silent' || chunk === 'cut') return fail(controller, chunk)
        const events = scanner.push(chunk)
        heartbeat?.refresh()
        for (const event of events) {
          const ends = terminal.has(event.name)
          if (ends && !event.hasData) continue
          const parts = ends
            ? [encoder.encode(hide(Buffer.concat(event.bytes).toString('utf8')))]
            : event.bytes
          for (const bytes of parts) controller.enqueue(bytes)
          // After a bare CR a reader may wait for a line feed that never comes.
          if (ends) controller.enqueue(LINE_FEED)
          if (ends) return close(controller)
        }
        if (scanner.pendingBytes > EVENT_BYTES_LIMIT) return fail(controller, 'oversized')
        if (events.length > 0) return
      }
    },
    cancel() {
      clearInterval(heartbeat)
      reader.leave()
    },
  })
}

/**
 * Reads chunk by chunk: the next chunk, or how the stream failed. Only waiting for the gateway counts as
 * silence, not a slow reader of ours. One timer serves the whole stream; when the silence is too long, it
 * ends the upstream request.
 */
function patientReader(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let waiting = false
  let silent = false
  const timer = setTimeout(() => {
    silent = waiting
    if (silent) release(reader)
  }, IDLE_MILLISECONDS)
  return {
    async next(): Promise<Uint8Array | 'cut' | 'silent'> {
      waiting = true
      timer.refresh()
      try {
        const { done, value } = await reader.read()
        if (!done) return value
      } catch {
        // To the reader a broken connection and an early end are the same: the stream was cut.
      } finally {
        waiting = false
      }
      return silent ? 'silent' : 'cut'
    },
    leave() {
      clearTimeout(timer)
      release(reader)
    },
  }
}

/** Ends the upstream request. Usually it has ended already. */
function release(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined)
}

function ownError(failure: StreamFailure): Uint8Array {
  const data = { Success: false, Error: { Id: streamFailures[failure], Message: MESSAGES[failure] } }
  return encoder.encode(`event: error\ndata: ${JSON.stringify(data)}\n\n`)
}
