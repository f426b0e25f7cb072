import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { searchDone, streamedFares } from '../../../lib/air/air-reads.ts'
import type { Fare } from '../../../lib/air/fare.ts'
import { askDesk } from '../../../lib/read.ts'

/** How a streamed search ended: exactly one of these, whatever the network did. */
export type StreamEnd =
  /** The search reported that it is complete: `total` itineraries, kept under `searchId`. */
  | { kind: 'done'; searchId: number; total: number }
  /** The search reported that it stopped: an error id and its sentence. */
  | { kind: 'error'; code: string; message: string }
  /** The connection broke or closed without a final event. */
  | { kind: 'cut' }
  /** The answer was not a stream but a refusal with an HTTP status. 401 means that the session has ended. */
  | { kind: 'refused'; status: number; code: string; message: string }
  /** The reader cancelled. */
  | { kind: 'left' }

/** Takes the fares of an event. A promise that it returns is awaited before more is read. */
export type OnBatch = (fares: readonly Fare[]) => unknown

/**
 * Reads one streamed search (Session gateway, AirLowFareSearchIncremental; Events) from the body of an
 * answer.
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onBatch: OnBatch,
  signal?: AbortSignal,
): Promise<StreamEnd> {
  let end: StreamEnd | null = null
  let taken: unknown
  const parser = createParser({
    onEvent: (event) => {
      // Events after the final one are ignored, in case a source keeps sending.
      if (!end) end = takeEvent(event, (fares) => (taken = onBatch(fares)))
    },
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // A line of an event comes in dozens of pieces. They are joined once, not searched from the start with
  // every piece.
  let pieces: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const piece = decoder.decode(value, { stream: true })
      pieces.push(piece)
      if (!/[\r\n]/.test(piece)) continue
      parser.feed(pieces.join(''))
      pieces = []
      if (end) break
      await taken
    }
  } catch (failure) {
    return end ?? { kind: signal?.aborted || isAbort(failure) ? 'left' : 'cut' }
  }
  reader.cancel().catch(() => undefined) // Fails if the connection is closed already.
  return end ?? { kind: 'cut' }
}

/** Requests a streamed search from the desk's server and reads it to its end. */
export async function openFlightStream(
  input: unknown,
  onBatch: OnBatch,
  signal: AbortSignal,
): Promise<StreamEnd> {
  let response: Response
  try {
    const address = '/api/read/air.low-fare-search-incremental'
    response = await askDesk(address, { send: input, accept: 'text/event-stream', signal })
  } catch (failure) {
    return { kind: isAbort(failure) ? 'left' : 'cut' }
  }
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && streams && response.body) return readStream(response.body, onBatch, signal)
  return refusal(response)
}

async function refusal(response: Response): Promise<StreamEnd> {
  const body: unknown = await response.json().catch(() => null) // Without JSON only the status is known.
  return { kind: 'refused', status: response.status, ...errorOf(body) }
}

function takeEvent(event: EventSourceMessage, onBatch: OnBatch): StreamEnd | null {
  if (event.event !== 'itineraries' && event.event !== 'done' && event.event !== 'error') return null
  const data = parse(event.data)
  if (event.event === 'error') return { kind: 'error', ...errorOf(data) }
  if (data === null) return { kind: 'cut' } // Half an event: what follows cannot be trusted either.
  if (event.event === 'done') return { kind: 'done', ...searchDone(data) }
  onBatch(streamedFares(data))
  return null
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function errorOf(body: unknown): { code: string; message: string } {
  const at = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  const error = at(body, 'Error') ?? at(body, 'error') ?? body
  const code = at(error, 'Id') ?? at(error, 'code')
  const message = at(error, 'Message') ?? at(error, 'message')
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' }
}

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError'
}
