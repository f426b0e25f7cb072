import { Readable } from 'node:stream'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Wire } from './dialects/dialect.ts'
import { isTracing } from '../../telemetry/spans.ts'
import { compressed } from './compress.ts'
import { eventSource, eventStream, type EventSource } from './events.ts'
import type { OfficeFile, PublicFile, Rendered, ServerEvent } from './handler.ts'
import type { Metrics } from './metrics.ts'
import { tracedEvents } from './traced-events.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

function isRendered(value: unknown): value is Rendered {
  return typeof value === 'object' && value !== null && 'rendered' in value && Array.isArray(value.rendered)
}

/** The payload as a value, or as JSON when a handler already wrote it. */
export function payloadOf(value: unknown): { payload: unknown; rendered: Buffer | null } {
  if (!isRendered(value)) return { payload: value, rendered: null }
  return { payload: null, rendered: Buffer.concat(value.rendered) }
}

/** A JSON answer, compressed if the caller accepts it. Caches must not store it. */
export async function jsonAnswer(
  wire: Wire,
  accepts: string,
  extra: Record<string, string>,
): Promise<Response> {
  const { body, encoding } = await compressed(wire.text, accepts)
  const headers: Record<string, string> = {
    'content-type': JSON_TYPE,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...extra,
  }
  if (encoding) headers['content-encoding'] = encoding
  return new Response(body as BodyInit, { status: wire.status, headers })
}

const sources = new WeakMap<Response, EventSource>()

/** The events of a streamed answer, for a port that writes them itself; null for any other answer. */
export function eventSourceOf(response: Response): EventSource | null {
  return sources.get(response) ?? null
}

/** A streamed answer. `leave` aborts the work behind it. Its body serves callers in this process. */
export function streamAnswer(
  events: AsyncIterable<ServerEvent>,
  leave: () => void,
  metrics: Metrics,
  extra: Record<string, string>,
): Response {
  const source = eventSource(counted(isTracing() ? tracedEvents(events) : events, metrics), leave)
  const response = new Response(eventStream(source), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      ...extra,
    },
  })
  sources.set(response, source)
  return response
}

/** Counts a stream as open from the first requested event until its end. */
async function* counted<T>(source: AsyncIterable<T>, metrics: Metrics): AsyncGenerator<T> {
  metrics.streams.inc()
  try {
    yield* source
  } finally {
    metrics.streams.dec()
  }
}

/** A public file with its cache rules; 304 when the caller has it already, 404 when there is none. */
export function fileAnswer(op: OperationSpec, file: PublicFile | null, request: Request): Response {
  if (!file) return new Response('', { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers: Record<string, string> = {
    'content-type': file.contentType ?? (op.mediaType === 'application/json' ? JSON_TYPE : op.mediaType),
    'cache-control': `public, max-age=${file.maxAgeSeconds}`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  }
  if (file.encoding) headers['content-encoding'] = file.encoding
  if (file.etag) {
    headers['etag'] = file.etag
    if (isKnown(file.etag, request.headers)) return new Response(null, { status: 304, headers })
  }
  const body = request.method === 'HEAD' ? null : (file.bytes as BodyInit)
  headers['content-length'] = String(file.bytes.byteLength)
  return new Response(body, { headers })
}

/**
 * A file of one office as it is written, always whole: it has no tag that a cache could ask with, and ranges
 * are not served.
 * @param extra headers of any answer to the call.
 */
export function officeFileAnswer(
  op: OperationSpec,
  { bytes, fileName }: OfficeFile,
  request: Request,
  extra: Record<string, string>,
): Response {
  if (request.method === 'HEAD') bytes.destroy()
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(bytes) as BodyInit)
  return new Response(body, {
    headers: {
      'content-type': op.mediaType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...extra,
    },
  })
}

/**
 * Whether the caller has the file with this tag, or accepts any tag; weak tags count
 * too (RFC 9110, section 13.1.2).
 */
function isKnown(etag: string, headers: Headers): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
