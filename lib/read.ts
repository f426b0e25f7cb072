import { DESK_AWAY } from './not-responding.ts'
import { REQUEST_ID_HEADER } from '../contract/request-id.ts'
import type { AnyOperation, InputOf, ResponseOf } from '../contract/registry.ts'

/** Operations that the read route answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json'; serverOnly: false }>['id']

/**
 * A failed read. `status` 401 means that the session has ended; `code` is the gateway's or the read route's.
 */
export class ReadFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message || code)
    this.name = 'ReadFailure'
    this.status = status
    this.code = code
  }
}

/**
 * Reads one operation through the read route. Throws `ReadFailure` if it refuses or nothing answers (status
 * 0).
 */
export async function read<Id extends ReadId>(
  id: Id,
  input: InputOf<Id>,
  signal?: AbortSignal,
): Promise<ResponseOf<Id>> {
  return readAt<ResponseOf<Id>>(`/api/read/${id}`, input, signal)
}

/** Reads the answer of another route of the desk to an input, as `read` does. */
export async function readAt<Answer>(address: string, input: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await askDesk(address, { send: input, ...(signal && { signal }) })
  const body: unknown = await response.json().catch(() => null) // A body that is not JSON adds nothing to its status.
  if (response.ok && body !== null) return body as Answer
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string }
  throw new ReadFailure(response.ok ? 502 : response.status, code, message)
}

type Asking = Pick<RequestInit, 'method' | 'signal' | 'cache' | 'keepalive' | 'priority'> & {
  /** The value to post, as JSON. */
  send?: unknown
  /** The media type of the answer, where the address has several. */
  accept?: string
}

let keepsTraces = false

/** From now on each request begins a trace, or none does. */
export function keepTraces(on: boolean): void {
  keepsTraces = on
}

/** How often a request that a busy desk has turned away is sent again. */
const MOST_REPEATS = 3

/**
 * Every request of the browser to the desk: with an id that its log lines share, a trace where the desk keeps
 * traces, and the header that foreign pages cannot send. A busy desk turns requests away before it does
 * anything for them, and says when to come again: these are repeated. Throws `ReadFailure` if nothing answers
 * (status 0), and the signal's reason.
 */
export async function askDesk(address: string, { send, accept, ...init }: Asking = {}): Promise<Response> {
  const headers = {
    'x-desk': '1',
    [REQUEST_ID_HEADER]: crypto.randomUUID(),
    ...(keepsTraces && { traceparent: newTrace() }),
    ...(send !== undefined && { 'content-type': 'application/json' }),
    ...(accept !== undefined && { accept }),
  }
  const post = send !== undefined && { method: 'POST', body: JSON.stringify(send) }
  try {
    for (let repeats = 0; ; repeats += 1) {
      const response = await fetch(address, { headers, ...post, ...init })
      if (repeats >= MOST_REPEATS || response.headers.get('x-desk-busy') === null) return response
      // An answer that nobody reads keeps its connection, of which a browser has six.
      await response.arrayBuffer()
      await pause(Number(response.headers.get('retry-after')) * 1000, init.signal)
    }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ReadFailure(0, 'Unreachable', `${DESK_AWAY}.`)
  }
}

/** The `traceparent` of a trace that begins here (W3C). Whether it is recorded, the desk decides. */
function newTrace(): string {
  const digits = () => crypto.randomUUID().replaceAll('-', '')
  return `00-${digits()}-${digits().slice(16)}-01`
}

/** Waits, and rejects if the signal comes first. */
function pause(millis: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, millis)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
